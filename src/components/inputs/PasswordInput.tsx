import { PasswordInput as AdminPasswordInput } from 'react-admin';
import type { FieldInputProps } from './inputProps.ts';

/**
 * A password with a button that shows it. A schema that asks for a length means a password chosen now; the browser's
 * password keeper is told which of the two it is.
 */
export function PasswordInput({ field, ...props }: FieldInputProps) {
  const chosenNow = (field.minLength ?? 0) > 1;
  return (
    <AdminPasswordInput
      {...props}
      isRequired={field.required}
      autoComplete={chosenNow ? 'new-password' : 'current-password'}
    />
  );
}
