import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ErrorState } from '../../src/components/states/ErrorState.tsx';
import { t } from '../../src/i18n/t.ts';
import { InvitationCard } from './InvitationCard.tsx';
import { useWaitingInvitations } from './useWaitingInvitations.ts';

/** The invitations that wait for an answer, as a section of a page; nothing at all while there are none. */
export function WaitingInvitations() {
  const { data, error, refetch } = useWaitingInvitations();
  if (error) {
    return (
      <ErrorState
        error={error}
        title={t('Your invitations could not be loaded')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="invitations" sx={{ minWidth: 0 }}>
      <Typography id="invitations" component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {t(
          '{count, plural, one {# invitation waits for your answer} other {# invitations wait for your answer}}',
          { count: data.length },
        )}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data.map((invitation) => (
          <InvitationCard key={invitation.id} invitation={invitation} />
        ))}
      </Box>
    </Box>
  );
}
