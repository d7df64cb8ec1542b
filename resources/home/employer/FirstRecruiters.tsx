import LinkIcon from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { InviteTeamButton } from '../../team-invitations/InviteTeamButton.tsx';

/** An employer's first step: recruiters are invited, or register on their own by the link for them. */
export function FirstRecruiters() {
  const link = new URL('/register/?as=recruiter', window.location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(t('The link is copied.'));
    } catch {
      // A browser may refuse the clipboard; then the address itself is of use.
      notify(t('Copy this address: {link}', { link }), { kind: 'warning' });
    }
  };
  return (
    <Card>
      <EmptyState
        level="h3"
        title={t('Invite your recruiters')}
        text={t(
          'They get an e-mail with a link, enter a name and a password and start at once. You can also pass on the link for everyone: those with an e-mail address of a domain you have proved start at once, and you approve the others here.',
        )}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
            <InviteTeamButton variant="contained" size="large" />
            <Button size="large" startIcon={<LinkIcon />} onClick={() => void copy()}>
              {t('Copy the link for recruiters')}
            </Button>
          </Box>
        }
      />
    </Card>
  );
}
