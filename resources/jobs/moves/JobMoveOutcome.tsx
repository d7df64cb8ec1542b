import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { t } from '../../../src/i18n/t.ts';
import type { JobMover } from './useJobMover.ts';

// Not a part of the list's first load: most people see it once, or never.
const OpeningNeedsPlan = lazy(async () => ({
  default: (await import('./OpeningNeedsPlan.tsx')).OpeningNeedsPlan,
}));

/** Says why jobs stayed as they were: each with its reason, or what the plan would unlock. */
export function JobMoveOutcome({ mover }: { mover: Pick<JobMover, 'refusals' | 'unpaid' | 'dismiss'> }) {
  const id = useId();
  const { refusals, unpaid, dismiss } = mover;
  if (unpaid.length > 0) {
    return (
      <Suspense>
        <OpeningNeedsPlan jobIds={unpaid} onClose={dismiss} />
      </Suspense>
    );
  }
  if (refusals.length === 0) return null;
  return (
    <Dialog open onClose={dismiss} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} component="h2" variant="h3">
        {t('{count, plural, one {One job stayed as it was} other {# jobs stayed as they were}}', {
          count: refusals.length,
        })}
      </DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {refusals.map((refusal) => (
            <li key={refusal.id}>
              <Typography component="p" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
                {refusal.title}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {refusal.why}
              </Typography>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={dismiss}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
