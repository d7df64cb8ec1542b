import { DateInput } from 'react-admin';
import type { FieldInputProps } from './inputProps.ts';

/** A calendar day, kept as YYYY-MM-DD. */
export function DayInput({ field, ...props }: FieldInputProps) {
  return <DateInput {...props} isRequired={field.required} />;
}
