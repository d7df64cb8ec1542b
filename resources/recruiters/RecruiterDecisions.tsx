import Button from '@mui/material/Button';
import { useCanAccess } from 'react-admin';
import { recruiterMovesFrom, recruiterName } from './recruiterMoves.ts';
import { type DecidedRecruiter, useRecruiterDecision } from './useRecruiterDecision.ts';

/** A button for everything that can be decided about a recruiter now. */
export function RecruiterDecisions({ recruiter }: { recruiter: DecidedRecruiter }) {
  const decide = useRecruiterDecision();
  const { canAccess } = useCanAccess({ resource: 'recruiters', action: 'setStatus' });
  if (!canAccess) return null;
  return recruiterMovesFrom(recruiter.status).map(({ to, label, primary }) => (
    <Button
      key={to}
      size="small"
      variant={primary ? 'contained' : 'outlined'}
      aria-label={`${label()}: ${recruiterName(recruiter)}`}
      onClick={(event) => {
        // The row around it leads to the recruiter.
        event.stopPropagation();
        decide(recruiter, to);
      }}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {label()}
    </Button>
  ));
}
