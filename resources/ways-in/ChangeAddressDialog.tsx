import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { ChangeAddress } from '../../schemas/registration.ts';
import { oneTimeCode } from '../../src/base/constants.ts';
import { ApiError, fieldErrorsOf, sentenceOf } from '../../src/client/apiError.ts';
import { CodeForm } from '../../src/components/forms/CodeForm.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { MailboxHint } from '../common/MailboxHint.tsx';

const Asked = ChangeAddress.pick({ newEmail: true, password: true });
type Asked = z.output<typeof Asked>;

interface ChangeAddressDialogProps {
  email: string;
  onClose: () => void;
}

/** Codes are asked for by `email`; the field is called otherwise here. */
function atNewEmail(error: unknown): unknown {
  const { email } = fieldErrorsOf(error);
  if (!(error instanceof ApiError) || email === undefined) return error;
  return new ApiError({ ...error.body, status: error.status, code: error.code, errors: { newEmail: email } });
}

/** The entries and refusals on the way, and the steps that lead on. */
function useChangeAddress(email: string, onClose: () => void) {
  const { client, authProvider, queryClient } = useServices();
  const [asked, setAsked] = useState<Asked & { sentAt: number }>();
  /** Refusals after the code; the form shows them. */
  const [refused, setRefused] = useState<{ values: Asked; errors: Readonly<Record<string, string>> }>();

  const send = async (values: Asked) => {
    await client.call('sendEmailCode', { body: { email: values.newEmail } });
    setAsked({ ...values, sentAt: Date.now() });
  };
  const change = async (code: string, { newEmail, password }: Asked) => {
    const { verificationToken } = await client.call('verifyEmailCode', { body: { email: newEmail, code } });
    try {
      const session = await client.call('changeAddress', { body: { newEmail, verificationToken, password } });
      await authProvider.login(session);
    } catch (error) {
      // The code is used up: back to the address and the password.
      const errors = fieldErrorsOf(error);
      setRefused({
        values: { newEmail, password },
        errors: Object.keys(errors).length > 0 ? errors : { root: sentenceOf(error) },
      });
      setAsked(undefined);
      return;
    }
    // All but what was asked for by the old address, under which there is nothing any more.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => !JSON.stringify(queryKey).includes(email),
    });
    notify(t('You sign in with {email} from now on.', { email: newEmail }), { kind: 'success' });
    onClose();
  };
  return { asked, refused, send, change };
}

/** Another address: it and the password, then the code that was sent there. */
export function ChangeAddressDialog({ email, onClose }: ChangeAddressDialogProps) {
  const { asked, refused, send, change } = useChangeAddress(email, onClose);
  const id = useId();
  if (!asked)
    return (
      <SchemaDialog
        title={t('Change the e-mail address')}
        schema={Asked}
        username={email}
        defaultValues={refused ? { newEmail: refused.values.newEmail } : undefined}
        wrong={refused?.errors}
        submitLabel={t('Send the code')}
        onSubmit={(values) =>
          send(values).catch((error: unknown) => {
            throw atNewEmail(error);
          })
        }
        onClose={onClose}
      >
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t(
            'We send a code to the new address. Everything you have here stays, and {email} is told of the change.',
            { email },
          )}
        </Typography>
      </SchemaDialog>
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} variant="h3" component="h2">
        {t('Enter the code')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('We have sent a six-digit code to {email}. Check the spam folder, too.', {
            email: asked.newEmail,
          })}
        </Typography>
        <MailboxHint />
        <CodeForm
          {...oneTimeCode}
          sentAt={asked.sentAt}
          onVerify={(code) => change(code, asked)}
          onResend={() => send(asked)}
        />
        <Button onClick={onClose} sx={{ justifySelf: 'center' }}>
          {t('Cancel')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
