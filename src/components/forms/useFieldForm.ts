import { useEffect, useState } from 'react';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { Field } from '../fields/fieldShape.ts';
import { useText } from '../texts/useText.ts';
import { useHold } from '../useHold.ts';

export interface FieldFormOptions<T> {
  /** The form's questions, by name and in order. */
  fields: Readonly<Record<string, Field>>;
  /** Checks the values, says what is wrong with them and hands on what the schema makes of them. */
  check: Resolver<FieldValues, unknown, T>;
  defaultValues?: FieldValues | undefined;
  /** Refusals from before the form was shown, or from elsewhere, by field; `root` for the rest. */
  wrong?: Readonly<Record<string, string>> | undefined;
  /** Told of every change, with all that is filled in. */
  onType?: ((values: FieldValues) => void) | undefined;
  /** Says what is wrong while it is typed, for forms that cannot be sent before all is there. */
  checksEarly?: boolean | undefined;
  /** Keeps the values after success; the form goes away. */
  keepsValues?: boolean | undefined;
  /** Takes the checked values; throws what is wrong, `body.errors` by field. */
  onSubmit: (values: T) => unknown;
}

/** The messages by field that a refused call carries. */
function refusedFields(error: unknown): Record<string, string> {
  const body = typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined;
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined;
  return { ...(errors as Record<string, string> | undefined) };
}

/** The value of an untouched field. */
const blank = ({ kind, defaultValue }: Field) => defaultValue ?? (kind === 'boolean' ? false : null);

/**
 * A form on react-hook-form alone: what it starts with, and where it says what was refused.
 *
 * @returns the form, what sends it, what is wrong with none of its fields, and the seconds until it may be sent again
 */
export function useFieldForm<T>({
  fields,
  check,
  defaultValues = {},
  wrong,
  onType,
  checksEarly = false,
  keepsValues = false,
  onSubmit,
}: FieldFormOptions<T>) {
  const t = useText();
  const [initial] = useState(() => ({
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blank(field)])),
    ...defaultValues,
  }));
  const form = useForm<FieldValues, unknown, T>({
    resolver: check,
    defaultValues: initial,
    mode: checksEarly ? 'onChange' : 'onSubmit',
  });
  const { handleSubmit, reset, setError, subscribe, formState } = form;
  const { left, hold } = useHold();
  useEffect(() => {
    if (!onType) return;
    return subscribe({ formState: { values: true }, callback: ({ values }) => onType(values) });
  }, [subscribe, onType]);
  /** Says at the fields what is wrong with them; false when it is about none of them. */
  const refuse = (errors: Readonly<Record<string, string>>): boolean => {
    const here = Object.keys(fields).filter((field) => errors[field]);
    for (const [index, field] of here.entries()) {
      setError(field, { message: errors[field] ?? '' }, { shouldFocus: index === 0 });
    }
    return here.length > 0;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each refusal, whatever is rendered meanwhile
  useEffect(() => void (wrong && refuse(wrong)), [wrong]);
  const submit = handleSubmit(async (values) => {
    try {
      await onSubmit(values);
      if (!keepsValues) reset(initial);
    } catch (error) {
      hold(error);
      if (refuse(refusedFields(error))) return;
      const message = error instanceof Error ? error.message : t('Something went wrong. Try again.');
      setError('root', { message });
    }
  });
  return { form, submit, problem: formState.errors.root?.message ?? wrong?.root, left };
}
