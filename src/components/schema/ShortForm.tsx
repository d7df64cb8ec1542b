import { useMemo } from 'react';
import type { z } from 'zod';
import { fieldsOf } from '../fields/field.ts';
import { FieldForm, type FieldFormProps } from '../forms/FieldForm.tsx';
import { useText } from '../texts/useText.ts';
import { resolverFor } from './resolver.ts';

interface ShortFormProps<S extends z.ZodObject>
  extends Omit<FieldFormProps<z.output<S>>, 'fields' | 'check'> {
  /** The form's questions; it checks the values and says what is wrong with them. */
  schema: S;
}

/** A short form from a schema, outside react-admin as inside it. */
export function ShortForm<S extends z.ZodObject>({ schema, ...form }: ShortFormProps<S>) {
  const t = useText();
  const fields = useMemo(() => fieldsOf(schema, t), [schema, t]);
  const check = useMemo(() => resolverFor(schema, t), [schema, t]);
  return <FieldForm fields={fields} check={check} {...form} />;
}
