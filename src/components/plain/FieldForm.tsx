import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { t } from '../../i18n/t.ts';
import type { Field } from '../fields/fieldShape.ts';
import { clockText } from '../inputs/codeText.ts';
import { useHold } from '../useHold.ts';
import { PlainInput } from './PlainInput.tsx';
import { UsernameField } from './UsernameField.tsx';

export interface FieldFormProps {
  /** The fields of the form, by name and in order. */
  fields: Readonly<Record<string, Field>>;
  /** Checks the values and says what is wrong with them. */
  check: Resolver<FieldValues>;
  /** Labels instead of the fields' titles. */
  labels?: Readonly<Record<string, string>>;
  defaultValues?: FieldValues;
  submitLabel: string;
  size?: 'medium' | 'large';
  /** Whose password is asked for, for the browser's password keeper. */
  username?: string | undefined;
  autoFocus?: boolean;
  /** The entries stay after success; the page goes away. */
  keepsValues?: boolean;
  /** While what follows is being done. */
  busy?: boolean;
  /** Takes the checked values; throws what is wrong, `body.errors` by field. */
  onSubmit: (values: FieldValues) => Promise<unknown>;
}

/** The messages by field that a refused call carries. */
function fieldErrors(error: unknown): Record<string, string> {
  const body = typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined;
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined;
  return { ...(errors as Record<string, string> | undefined) };
}

/**
 * A short form on react-hook-form alone, for pages outside the dashboard and questions inside it. `PlainForm` makes one from
 * a schema.
 */
export function FieldForm({
  fields,
  check,
  labels = {},
  defaultValues = {},
  submitLabel,
  size = 'large',
  username,
  autoFocus = true,
  keepsValues = false,
  busy = false,
  onSubmit,
}: FieldFormProps) {
  const names = Object.keys(fields);
  const [initial] = useState(() => ({
    ...Object.fromEntries(names.map((name) => [name, ''])),
    ...defaultValues,
  }));
  const { control, handleSubmit, setError, reset, formState } = useForm<FieldValues>({
    resolver: check,
    defaultValues: initial,
  });
  const { left, hold } = useHold();
  const submit = handleSubmit(async (values) => {
    try {
      await onSubmit(values);
      if (!keepsValues) reset(initial);
    } catch (error) {
      const wrong = Object.entries(fieldErrors(error)).filter(([field]) => field in fields);
      for (const [index, [field, message]] of wrong.entries()) {
        setError(field, { message }, { shouldFocus: index === 0 });
      }
      const message = error instanceof Error ? error.message : t('Something went wrong. Try again.');
      hold(error);
      if (wrong.length === 0) setError('root', { message });
    }
  });
  const problem = formState.errors.root?.message;
  return (
    <Box component="form" method="post" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      {username !== undefined && <UsernameField username={username} />}
      {Object.entries(fields).map(([source, field], index) => (
        <div key={source}>
          <PlainInput
            field={field}
            source={source}
            label={labels[source]}
            control={control}
            autoFocus={autoFocus && index === 0}
          />
        </div>
      ))}
      <div role="alert">{problem && <Alert severity="error">{problem}</Alert>}</div>
      <Button
        type="submit"
        variant="contained"
        size={size}
        loading={formState.isSubmitting || busy}
        disabled={left > 0}
        sx={{ mt: 1, justifySelf: size === 'large' ? 'stretch' : 'start' }}
      >
        {left > 0 ? t('Try again in {time}', { time: clockText(left) }) : submitLabel}
      </Button>
    </Box>
  );
}
