import type { z } from 'zod';
import { fieldOf } from '../fields/field.ts';
import { FieldInput, type FieldOptions } from '../inputs/kinds/FieldInput.tsx';
import { useText } from '../texts/useText.ts';

interface SchemaInputProps extends FieldOptions {
  schema: z.ZodObject;
  /** Name of the field in the schema. */
  source: string;
}

/**
 * The input for one field of a schema. Stands in any form, react-admin's or not.
 *
 * @throws when the schema has no such field, or no input fits it
 * @example <SchemaInput schema={EmployerFields} source="employerWebsite" />
 */
export function SchemaInput({ schema, source, ...options }: SchemaInputProps) {
  const t = useText();
  return <FieldInput field={fieldOf(schema, source, t)} source={source} {...options} />;
}
