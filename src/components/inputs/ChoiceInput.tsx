import { SelectArrayInput, SelectInput } from 'react-admin';
import { t } from '../../i18n/t.ts';
import type { FieldInputProps } from './inputProps.ts';

/** One value of a closed list; offers an empty line only where the schema takes one. */
export function ChoiceInput({ field, ...props }: FieldInputProps) {
  return (
    <SelectInput
      {...props}
      choices={field.choices}
      translateChoice={false}
      isRequired={field.required || !field.nullable}
      // react-admin keeps selects 160 px wide, which two in a row on a phone have no room for.
      sx={{ minWidth: 0 }}
      emptyText={t('Not given')}
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
