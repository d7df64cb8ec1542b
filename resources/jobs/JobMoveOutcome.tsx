import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PlanOffer } from '../../src/components/PlanOffer.tsx';
import { plansOf } from '../planNeeded.ts';
import type { JobMover } from './useJobMover.ts';

/** Says why jobs stayed as they were: each with its reason, or what the plan would unlock. */
export function JobMoveOutcome({ mover }: { mover: Pick<JobMover, 'refusals' | 'planNeeded' | 'dismiss'> }) {
  const id = useId();
  const { refusals, planNeeded, dismiss } = mover;
  if (planNeeded) {
    return (
      <Dialog open onClose={dismiss} aria-labelledby={id} maxWidth="sm" fullWidth>
        <PlanOffer
          title="Opening a job needs a plan"
          titleId={id}
          plans={plansOf('RECRUITER')}
          action={
            <Button variant="contained" onClick={dismiss}>
              Not now
            </Button>
          }
        />
      </Dialog>
    );
  }
  if (refusals.length === 0) return null;
  return (
    <Dialog open onClose={dismiss} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} component="h2" variant="h3">
        {refusals.length === 1 ? 'One job stayed as it was' : `${refusals.length} jobs stayed as they were`}
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
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
