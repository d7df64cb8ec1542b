import LinkIcon from '@mui/icons-material/LinkOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';

/** An employer's first step: recruiters register on their own, and here is the link for them. */
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
          'Send them the link. They register and choose your organisation. Those with an e-mail address of your domain start at once; you approve the others here.',
        )}
        action={
          <Button variant="contained" size="large" startIcon={<LinkIcon />} onClick={() => void copy()}>
            {t('Copy the link for recruiters')}
          </Button>
        }
      />
    </Card>
  );
}
