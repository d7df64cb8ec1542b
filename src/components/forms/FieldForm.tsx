import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { clockText } from '../inputs/code/codeText.ts';
import { FieldRows } from '../inputs/composite/FieldRows.tsx';
import type { FieldOptions } from '../inputs/kinds/FieldInput.tsx';
import { useText } from '../texts/useText.ts';
import { UsernameField } from './UsernameField.tsx';
import { type FieldFormOptions, useFieldForm } from './useFieldForm.ts';

export interface FieldFormProps<T> extends FieldFormOptions<T> {
  /** Exceptions by field: another label, another input. */
  special?: Readonly<Record<string, FieldOptions>>;
  /** The form's name, where no heading over it says it. */
  label?: string;
  submitLabel: string;
  size?: 'medium' | 'large';
  /** Whose password is asked for, for the browser's password keeper. */
  username?: string | undefined;
  /** Whether the first field takes the focus. */
  autoFocus?: boolean;
  /** While what follows is being done. */
  busy?: boolean;
  /** Stands over the fields. */
  children?: ReactNode;
  /** Between the fields and the button. */
  below?: ReactNode;
}

/**
 * A short form, for pages before the door and questions behind it. `ShortForm` makes one from a schema; this one needs no
 * zod.
 */
export function FieldForm<T>({
  special,
  label,
  submitLabel,
  size = 'large',
  username,
  autoFocus = true,
  busy = false,
  children,
  below,
  ...options
}: FieldFormProps<T>) {
  const t = useText();
  const { form, submit, problem, left } = useFieldForm(options);
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        aria-label={label}
        method="post"
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 1 }}
      >
        {children}
        {username !== undefined && <UsernameField username={username} />}
        <FieldRows fields={options.fields} special={special} autoFocus={autoFocus} />
        {below}
        <div role="alert">{problem && <Alert severity="error">{problem}</Alert>}</div>
        <Button
          type="submit"
          variant="contained"
          size={size}
          loading={form.formState.isSubmitting || busy}
          disabled={left > 0}
          sx={{ mt: 1, justifySelf: size === 'large' ? 'stretch' : 'start' }}
        >
          {left > 0 ? t('Try again in {time}', { time: clockText(left) }) : submitLabel}
        </Button>
      </Box>
    </FormProvider>
  );
}
