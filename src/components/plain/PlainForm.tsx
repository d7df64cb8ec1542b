import type { z } from 'zod';
import { defaultsOf, fieldOf, writableKeys } from '../fields/field.ts';
import { resolverFor } from '../schema/resolver.ts';
import { FieldForm, type FieldFormProps } from './FieldForm.tsx';

interface PlainFormProps extends Omit<FieldFormProps, 'fields' | 'check'> {
  /** The schema of the form; it checks the values and words the problems. */
  schema: z.ZodObject;
}

/** A short form from a schema. */
export function PlainForm({ schema, defaultValues, ...form }: PlainFormProps) {
  return (
    <FieldForm
      fields={Object.fromEntries(writableKeys(schema).map((name) => [name, fieldOf(schema, name)]))}
      check={resolverFor(schema)}
      defaultValues={{ ...defaultsOf(schema), ...defaultValues }}
      {...form}
    />
  );
}
