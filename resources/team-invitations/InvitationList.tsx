import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { TeamInvitation } from '../../schemas/teamInvitation.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { invitationsKey } from './invitationsKey.ts';

/** Invitations that nobody has followed yet: send again, or take back. */
export function InvitationList({ invitations }: { invitations: readonly TeamInvitation[] }) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const change = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      notify(done, { kind: 'success' });
    } catch (error) {
      notify(sentenceOf(error), { kind: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: invitationsKey });
  };
  if (invitations.length === 0)
    return <Typography color="text.secondary">{t('No invitation is open.')}</Typography>;
  return (
    <Box
      component="ul"
      aria-label={t('Invitations')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
    >
      {invitations.map(({ id, invitedEmail: email, sentAt, expiresAt }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}
        >
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
              {email}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {Date.parse(expiresAt) <= Date.now() ? (
                t('The link is too old; send it again.')
              ) : (
                <>
                  {t('sent')} <DateText value={sentAt} relative />
                </>
              )}
            </Typography>
          </Box>
          <Button
            size="small"
            aria-label={t('Send again to {email}', { email })}
            onClick={() =>
              void change(
                () => client.call('resendTeamInvitation', { params: { id } }),
                t('Another e-mail is on the way to {email}.', { email }),
              )
            }
          >
            {t('Send again')}
          </Button>
          <IconButton
            aria-label={t('Take back the invitation of {email}', { email })}
            onClick={() =>
              void change(
                () => client.call('revokeTeamInvitation', { params: { id } }),
                t('The invitation of {email} is taken back.', { email }),
              )
            }
          >
            <DeleteOutline fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
