import TextField from '@mui/material/TextField';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

/** A whole number of any length; kept as it is typed until the form is sent. */
export function BigintInput(props: FieldInputProps) {
  const { textField } = useField(props);
  return (
    <TextField
      {...textField}
      autoComplete="off"
      slotProps={{ htmlInput: { ...textField.slotProps.htmlInput, inputMode: 'numeric' } }}
    />
  );
}
