import TextField from '@mui/material/TextField';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

/** A number within the bounds of its schema. */
export function NumberFieldInput(props: FieldInputProps) {
  const { textField, onChange } = useField(props);
  const { min, max, whole } = props.field;
  return (
    <TextField
      {...textField}
      type="number"
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      slotProps={{
        ...textField.slotProps,
        htmlInput: { ...textField.slotProps.htmlInput, min, max, step: whole ? 1 : 'any' },
      }}
    />
  );
}
