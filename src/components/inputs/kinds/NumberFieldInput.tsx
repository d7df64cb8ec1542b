import TextField from '@mui/material/TextField';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useTypedNumber } from './useTypedNumber.ts';

/** A number within the bounds of its schema, which says when it is not. */
export const NumberFieldInput = (props: FieldInputProps) => (
  <TextField {...useTypedNumber(props, { isPlain: true })} />
);
