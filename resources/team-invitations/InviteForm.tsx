import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TeamInvitationFields, type TeamRole } from '../../schemas/teamInvitation.ts';
import { fieldErrorsOf } from '../../src/client/apiError.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { invitationsKey } from './invitationsKey.ts';

/** Addresses as they are typed or pasted, with anything between them that no address has. */
const addressesOf = (typed: string) => typed.split(/[\s,;]+/).filter((one) => one !== '');

/** The problems, each with its address; `emails.2` is about the third. */
function problemsOf(errors: Readonly<Record<string, string>>, emails: readonly string[]): string | undefined {
  const lines = Object.entries(errors).map(([field, sentence]) => {
    const email = emails[Number(field.split('.')[1])];
    return email === undefined ? t(sentence) : t('{email}: {sentence}', { email, sentence: t(sentence) });
  });
  return lines.length > 0 ? lines.join(' ') : undefined;
}

function wrongIn(emails: readonly string[]): string | undefined {
  const { error } = TeamInvitationFields.safeParse({ emails });
  if (!error) return undefined;
  return problemsOf(
    Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])),
    emails,
  );
}

/** Types the addresses of those who are invited. */
export function InviteForm({ inviteAs }: { inviteAs: TeamRole }) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const emails = addressesOf(typed);
    const problem = wrongIn(emails);
    setWrong(problem);
    if (problem) return;
    setBusy(true);
    try {
      const sent = await client.call('inviteTeam', { body: { emails, role: inviteAs } });
      setTyped('');
      notify(
        t('{count, plural, one {The invitation is} other {# invitations are}} on the way.', {
          count: sent.length,
        }),
        { kind: 'success' },
      );
    } catch (error) {
      setWrong(problemsOf(fieldErrorsOf(error), emails) ?? sentenceOf(error));
    } finally {
      setBusy(false);
    }
    await queryClient.invalidateQueries({ queryKey: invitationsKey });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <TextField
        label={t('E-mail addresses')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        multiline
        minRows={2}
        fullWidth
        margin="none"
        error={wrong !== undefined}
        helperText={wrong ?? t('Several at once with commas or lines between them.')}
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      <Button type="submit" variant="contained" loading={busy}>
        {t('Send the invitations')}
      </Button>
    </Box>
  );
}
