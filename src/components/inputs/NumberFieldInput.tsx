import { NumberInput } from 'react-admin';
import type { FieldInputProps } from './inputProps.ts';

/** A number within the bounds of its schema. */
export function NumberFieldInput({ field, ...props }: FieldInputProps) {
  return (
    <NumberInput
      {...props}
      isRequired={field.required}
      min={field.min}
      max={field.max}
      step={field.whole ? 1 : 'any'}
    />
  );
}
