import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../src/session/useMay.ts';
import { recruiterMovesFrom, recruiterName } from './recruiterMoves.ts';
import { type DecidedRecruiter, useRecruiterDecision } from './useRecruiterDecision.ts';

/** Loaded when it is asked for. */
const Suspend = lazy(async () => ({ default: (await import('./SuspendDialog.tsx')).SuspendDialog }));

/** A button for everything that can be decided about a recruiter now. */
export function RecruiterDecisions({ recruiter }: { recruiter: DecidedRecruiter }) {
  const decide = useRecruiterDecision();
  const canAccess = useMay('recruiters.setStatus');
  const [isSuspending, setSuspending] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      {recruiterMovesFrom(recruiter.status).map(({ to, label, primary }) => (
        <Button
          key={to}
          size="small"
          variant={primary ? 'contained' : 'outlined'}
          aria-label={`${label()}: ${recruiterName(recruiter)}`}
          onClick={(event) => {
            // The row around it leads to the recruiter.
            event.stopPropagation();
            // Someone who works here has work that would stay behind.
            if (recruiter.status === 'ACTIVE') setSuspending(true);
            else decide(recruiter, to);
          }}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {label()}
        </Button>
      ))}
      {isSuspending && (
        // A click in the dialog is none on the row, which leads to the recruiter.
        <Box component="span" onClick={(event) => event.stopPropagation()}>
          <Suspense fallback={null}>
            <Suspend recruiter={recruiter} onClose={() => setSuspending(false)} />
          </Suspense>
        </Box>
      )}
    </>
  );
}
