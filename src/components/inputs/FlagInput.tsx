import { BooleanInput } from 'react-admin';
import type { FieldInputProps } from './inputProps.ts';

/** Yes or no, as a switch. */
export function FlagInput({ field, ...props }: FieldInputProps) {
  return <BooleanInput {...props} defaultValue={field.defaultValue === true} />;
}
