import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { CloseJobDialog } from './CloseJobDialog.tsx';
import { JobMoveOutcome } from './JobMoveOutcome.tsx';
import type { JobMove, JobMoveRequest } from './jobMoves.ts';
import type { JobMover } from './useJobMover.ts';

interface JobMoveButtonsProps {
  moves: readonly JobMove[];
  mover: JobMover;
  /** The subject of a move: a job's title, or "3 jobs". */
  what: string;
  onMove: (request: JobMoveRequest) => Promise<unknown>;
  size?: ButtonProps['size'];
}

/** A button for each legal move, the next step emphasised; closing asks why first. */
export function JobMoveButtons({ moves, mover, what, onMove, size }: JobMoveButtonsProps) {
  const [closing, setClosing] = useState(false);
  return (
    <>
      {moves.map((move) => (
        <Button
          key={move.to}
          size={size}
          variant={move.primary ? 'contained' : 'outlined'}
          disabled={mover.busy}
          onClick={() => (move.needsReason ? setClosing(true) : void onMove({ status: move.to }))}
        >
          {move.label}
        </Button>
      ))}
      {closing && (
        <CloseJobDialog
          what={what}
          busy={mover.busy}
          onClose={() => setClosing(false)}
          onConfirm={async (closeReason) => {
            await onMove({ status: 'CLOSED', closeReason });
            setClosing(false);
          }}
        />
      )}
      <JobMoveOutcome mover={mover} />
    </>
  );
}
