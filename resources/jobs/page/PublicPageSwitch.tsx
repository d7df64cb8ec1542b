import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { Job } from '../../../schemas/job.ts';
import { publicJobPath } from '../../../schemas/publicJobPath.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useMay } from '../../../src/session/useMay.ts';
import { usePublicPage } from './usePublicPage.ts';

/** The effect of the switch on the job as it stands. */
function stateWords({ status }: Pick<Job, 'status'>, on: boolean): string {
  if (!on) return t('Only candidates who are signed in see this job.');
  if (status === 'OPEN') return t('Anyone with the address can read it, and search engines find it.');
  return t('The page is there while the job is open.');
}

/** Whether everyone may read a job, and the way to its page. */
export function PublicPageSwitch({ job }: { job: Job }) {
  const { on, busy, set } = usePublicPage(job);
  const canAccess = useMay('jobs.setPublicPage');
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <FormControlLabel
        control={<Switch checked={on} disabled={busy || !canAccess} onChange={(_, next) => void set(next)} />}
        label={t('Public page')}
      />
      <Typography variant="body2" color="text.secondary">
        {stateWords(job, on)}
      </Typography>
      {on && job.status === 'OPEN' && <PublicPageLinks job={job} />}
    </Box>
  );
}

function PublicPageLinks({ job }: { job: Job }) {
  const address = new URL(publicJobPath(job), window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify(t('The address is copied.'), { kind: 'success' });
    } catch {
      // A browser may refuse the clipboard; then the address itself is of use.
      notify(address, { duration: null });
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
        {t('Copy the address')}
      </Button>
      <Button
        size="small"
        href={address}
        target="_blank"
        rel="noopener"
        startIcon={<OpenIcon />}
        aria-label={t('Open the public page in a new tab')}
      >
        {t('Open the public page')}
      </Button>
    </Box>
  );
}
