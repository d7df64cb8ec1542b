import TextField from '@mui/material/TextField';
import { useText } from '../../texts/useText.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

/** The only value a field can have, to be read and not changed. */
export function FixedInput(props: FieldInputProps) {
  const t = useText();
  const { textField } = useField(props);
  const value = props.field.values?.[0];
  const name = props.field.choices[0]?.name ?? String(value);
  const isNone = value === null || value === undefined;
  return (
    <TextField
      {...textField}
      value={isNone ? t('Always empty') : name}
      required={false}
      onChange={undefined}
      slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
    />
  );
}
