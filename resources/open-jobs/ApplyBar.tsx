import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PublicJob } from '../../schemas/job.ts';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser } from '../../src/session/session.tsx';
import { useMay } from '../../src/session/useMay.ts';
import { letterKey, readText } from '../common/textDraft.ts';

interface ApplyBarProps {
  job: PublicJob;
  /** Opens what one applies with. */
  onApply: () => void;
}

/** The way to apply for a job; on a phone it stays at the foot of the window, for which it has to come last. */
export function ApplyBar({ job, onApply }: ApplyBarProps) {
  const { data: user } = useCurrentUser();
  const canAccess = useMay('applications.create');
  if (!user || !canAccess) return null;
  const hasDraft = readText(letterKey(user.email, job.id), localStorage) !== '';
  return (
    <Box
      sx={{
        position: { xs: 'sticky', sm: 'static' },
        bottom: 'var(--shell-foot, 0px)',
        zIndex: 2,
        py: { xs: 1.5, sm: 0 },
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        bgcolor: 'background.default',
        borderStyle: 'solid',
        borderWidth: { xs: '1px 0 0', sm: 0 },
        borderColor: 'divider',
      }}
    >
      <Button variant="contained" size="large" onClick={onApply} sx={{ width: { xs: '100%', sm: 'auto' } }}>
        {hasDraft ? t('Go on with your application') : t('Apply')}
      </Button>
    </Box>
  );
}
