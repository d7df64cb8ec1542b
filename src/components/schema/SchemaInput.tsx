import type { ReactNode } from 'react';
import type { z } from 'zod';
import { fieldOf, labelOf } from '../fields/field.ts';
import type { FieldInputProps } from '../inputs/inputProps.ts';
import { inputFor } from '../inputs/inputTable.ts';

interface SchemaInputProps {
  schema: z.ZodObject;
  /** Name of the field in the schema. */
  source: string;
  /** Instead of the schema's title. */
  label?: string;
  /** Instead of the schema's description; false leaves none. */
  helperText?: string | false;
  /** The label stands right above as a heading. */
  labelHidden?: boolean | undefined;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Another input than the schema's kind would get; takes the same props. */
  render?: (props: FieldInputProps) => ReactNode;
}

/**
 * The input for one field of a schema, with its label, help, bounds and required mark. Stands in any react-admin form.
 *
 * @throws when the schema has no such field, or no input fits it (give that one by hand)
 * @example <SchemaInput schema={EmployerFields} source="employerWebsite" />
 */
export function SchemaInput({
  schema,
  source,
  label,
  labelHidden,
  helperText,
  disabled,
  autoFocus,
  render,
}: SchemaInputProps) {
  const field = fieldOf(schema, source);
  const props: FieldInputProps = {
    source,
    field,
    label: label ?? labelOf(field, source),
    // Absent, not false: react-admin's inputs hand what they do not know on to the page.
    ...(labelHidden && { labelHidden }),
    helperText: helperText ?? field.help ?? false,
    disabled,
    autoFocus,
  };
  if (render) return <>{render(props)}</>;
  const Input = inputFor(field);
  if (!Input) throw new Error(`No input fits the field "${source}".`);
  return <Input {...props} />;
}
