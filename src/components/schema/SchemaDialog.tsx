import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import type { z } from 'zod';
import { fieldsOf } from '../fields/field.ts';
import { isLongForm, keepEnter } from '../forms/enterKey.ts';
import { UsernameField } from '../forms/UsernameField.tsx';
import { type FieldFormOptions, useFieldForm } from '../forms/useFieldForm.ts';
import { clockText } from '../inputs/code/codeText.ts';
import { FieldRows } from '../inputs/composite/FieldRows.tsx';
import type { FieldOptions } from '../inputs/kinds/FieldInput.tsx';
import { useText } from '../texts/useText.ts';
import { resolverFor } from './resolver.ts';

interface DialogFormProps<S extends z.ZodObject>
  extends Omit<FieldFormOptions<z.output<S>>, 'fields' | 'check'> {
  /** The questions. */
  schema: S;
  /** Exceptions by field: another label, another input. */
  special?: Readonly<Record<string, FieldOptions>>;
  /** Names the act, "Delete job" and not "Yes". */
  submitLabel: string;
  cancelLabel?: string;
  /** For what cannot be undone. */
  destructive?: boolean;
  /** While the act is being done; the dialog then stays. */
  busy?: boolean;
  /** While the decision lacks something that the form does not ask for. */
  disabled?: boolean;
  /** Whose password is asked for, for the browser's password keeper. */
  username?: string | undefined;
  /** Another act, away from the two usual ones. */
  action?: ReactNode;
  onClose: () => void;
  /** Stands over the fields: what will happen. */
  children?: ReactNode;
  /** Stands below the fields. */
  below?: ReactNode;
}

/** The form of a dialog, under its title. Its buttons stay in sight while its fields scroll. */
export function DialogForm<S extends z.ZodObject>({
  schema,
  special,
  submitLabel,
  cancelLabel,
  destructive = false,
  busy = false,
  disabled = false,
  username,
  action,
  onClose,
  children,
  below,
  ...options
}: DialogFormProps<S>) {
  const t = useText();
  const fields = useMemo(() => fieldsOf(schema, t), [schema, t]);
  const check = useMemo(() => resolverFor(schema, t), [schema, t]);
  const { form, submit, problem, left } = useFieldForm({ fields, check, keepsValues: true, ...options });
  const { isSubmitting, isValid } = form.formState;
  const isBusy = busy || isSubmitting;
  const waits = disabled || left > 0 || (options.checksEarly === true && !isValid);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onKeyDown={isLongForm(fields) ? keepEnter : undefined}
        onSubmit={(event) => {
          // The form of the page that opened the dialog is not sent with it.
          event.stopPropagation();
          void submit(event);
        }}
        style={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
      >
        <DialogContent
          sx={{
            pt: 0.5,
            display: 'grid',
            gap: 1.5,
            alignContent: 'start',
            gridTemplateColumns: 'minmax(0, 1fr)',
          }}
        >
          {children}
          {username !== undefined && <UsernameField username={username} />}
          <FieldRows fields={fields} special={special} autoFocus />
          {below}
          {problem && (
            <Alert severity="error" role="alert">
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }} disableSpacing>
          {action && <span style={{ marginRight: 'auto' }}>{action}</span>}
          <Button onClick={onClose} disabled={isBusy}>
            {cancelLabel ?? t('Cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            loading={isBusy}
            disabled={waits}
          >
            {left > 0 ? t('Try again in {time}', { time: clockText(left) }) : submitLabel}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  );
}

interface SchemaDialogProps<S extends z.ZodObject>
  extends DialogFormProps<S>,
    Pick<DialogProps, 'maxWidth' | 'fullScreen'> {
  open?: boolean;
  /** The question, naming what it is about. */
  title: string;
}

/**
 * A dialog that asks what a schema describes. What was typed is gone with it; Escape and "Cancel" leave everything as it is.
 *
 * @example <SchemaDialog schema={z.object({ reason: z.string().min(1) })} title="Cancel the order?" submitLabel="Cancel order" onSubmit={cancel} onClose={close} />
 */
export function SchemaDialog<S extends z.ZodObject>({
  open = true,
  title,
  maxWidth = 'xs',
  fullScreen = false,
  ...form
}: SchemaDialogProps<S>) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={() => !form.busy && form.onClose()}
      aria-labelledby={id}
      maxWidth={maxWidth}
      fullWidth
      fullScreen={fullScreen}
    >
      <DialogTitle id={id} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogForm {...form} />
    </Dialog>
  );
}
