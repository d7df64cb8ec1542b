import type { z } from 'zod';
import { fieldOf } from '../fields/field.ts';
import { FieldInput, type FieldOptions } from '../inputs/FieldInput.tsx';

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
export const SchemaInput = ({ schema, source, ...options }: SchemaInputProps) => (
  <FieldInput field={fieldOf(schema, source)} source={source} {...options} />
);
