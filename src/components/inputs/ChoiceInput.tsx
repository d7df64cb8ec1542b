import { SelectArrayInput, SelectInput } from 'react-admin';
import type { FieldInputProps } from './inputProps.ts';

/** One value of a closed list; offers an empty line only where the schema takes one. */
export function ChoiceInput({ field, ...props }: FieldInputProps) {
  return (
    <SelectInput
      {...props}
      choices={field.choices}
      translateChoice={false}
      isRequired={field.required || !field.nullable}
      emptyText="Not given"
    />
  );
}

/** Any number of values of a closed list. */
export function ChoicesInput({ field, ...props }: FieldInputProps) {
  return (
    <SelectArrayInput
      {...props}
      choices={field.choices}
      translateChoice={false}
      isRequired={field.required}
    />
  );
}
