import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useText } from '../../texts/useText.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

/** One value of a closed list; offers an empty line only where the schema takes one. */
export function ChoiceInput(props: FieldInputProps) {
  const t = useText();
  const { textField, value } = useField(props);
  const { choices, nullable, omittable, defaultValue } = props.field;
  return (
    <TextField
      {...textField}
      select
      // An empty value of the list is called so too; it is not the lack of one.
      value={value === null && choices.some(({ id }) => id === 'null') ? 'null' : textField.value}
    >
      {(nullable || (omittable && defaultValue === undefined)) && (
        <MenuItem value="">{t('Not given')}</MenuItem>
      )}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
