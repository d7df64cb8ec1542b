import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { InvitationList } from './InvitationList.tsx';
import { InviteForm } from './InviteForm.tsx';
import { invitationsKey } from './invitationsKey.ts';

/** Invites recruiters by mail, and shows who has not come yet. Mount it when it should be seen. */
export function InviteTeamDialog({ onClose }: { onClose: () => void }) {
  const { client } = useServices();
  const id = useId();
  const { data, error, refetch } = useQuery({
    queryKey: invitationsKey,
    queryFn: ({ signal }) => client.call('teamInvitations', { signal }),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} variant="h3" component="h2">
        {t('Invite recruiters')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Typography color="text.secondary">
          {t(
            'Each gets an e-mail with a link that is good for seven days. They enter a name and a password, and can post jobs for you at once.',
          )}
        </Typography>
        <InviteForm />
        <Box component="section" aria-label={t('Invitations')} sx={{ display: 'grid', gap: 1.5 }}>
          <Typography component="h3" variant="subtitle1">
            {t('Waiting for an answer')}
          </Typography>
          <Loaded
            value={data}
            error={error}
            onRetry={refetch}
            variant="list"
            rows={2}
            label={t('Loading the invitations')}
          >
            {(invitations) => <InvitationList invitations={invitations} />}
          </Loaded>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
