import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { TeamRole } from '../../schemas/teamInvitation.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { ListDialog } from '../common/lists/ListDialog.tsx';
import { InvitationList } from './InvitationList.tsx';
import { InviteForm } from './InviteForm.tsx';
import { invitationsKey } from './invitationsKey.ts';
import { inviteWords } from './inviteWords.ts';

const texts: Readonly<Record<TeamRole, () => string>> = {
  RECRUITER: () =>
    t(
      'Each gets an e-mail with a link that is good for seven days. They enter a name and a password, and can post jobs for you at once.',
    ),
  ADMINISTRATOR: () =>
    t(
      'Each gets an e-mail with a link that is good for seven days. They enter a name and a password, and act for the company at once, its plan included.',
    ),
};

/** Invites people by mail, and shows who has not come yet. Mount it when it should be seen. */
export function InviteTeamDialog({ inviteAs, onClose }: { inviteAs: TeamRole; onClose: () => void }) {
  const { client } = useServices();
  const { data, error, refetch } = useQuery({
    queryKey: invitationsKey,
    queryFn: ({ signal }) => client.call('teamInvitations', { signal }),
  });
  return (
    <ListDialog title={inviteWords[inviteAs]()} text={texts[inviteAs]()} onClose={onClose}>
      <InviteForm inviteAs={inviteAs} />
      <Box component="section" aria-label={t('Invitations')} sx={{ display: 'grid', gap: 1.5 }}>
        <Typography component="h3" variant="subtitle1">
          {t('Waiting for an answer')}
        </Typography>
        <Loaded
          value={data?.filter((one) => one.role === inviteAs)}
          error={error}
          onRetry={refetch}
          variant="list"
          rows={2}
          label={t('Loading the invitations')}
        >
          {(invitations) => <InvitationList invitations={invitations} />}
        </Loaded>
      </Box>
    </ListDialog>
  );
}
