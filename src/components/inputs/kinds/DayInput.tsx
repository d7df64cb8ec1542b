import TextField from '@mui/material/TextField';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

/** A calendar day, kept as YYYY-MM-DD. */
export function DayInput(props: FieldInputProps) {
  const { textField } = useField(props);
  return (
    <TextField
      {...textField}
      type="date"
      // The browser shows how a day is written, so the label never stands in its place.
      slotProps={{ ...textField.slotProps, inputLabel: { shrink: true } }}
    />
  );
}
