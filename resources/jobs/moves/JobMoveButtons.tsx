import Button, { type ButtonProps } from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobWaiting } from '../../../schemas/jobClosing.ts';
import { useServices } from '../../../src/session/session.tsx';
import { CloseJobDialog } from './CloseJobDialog.tsx';
import { JobMoveOutcome } from './JobMoveOutcome.tsx';
import type { JobMove, JobMoveRequest } from './jobMoves.ts';
import { StopJobDialog } from './StopJobDialog.tsx';
import type { JobMover } from './useJobMover.ts';
import { waitingQuery } from './waitingQuery.ts';
import { isAnyoneWaiting } from './waitingWords.ts';

interface JobMoveButtonsProps {
  moves: readonly JobMove[];
  mover: JobMover;
  /** Of the jobs that are moved. */
  ids: readonly string[];
  /** The subject of a move: a job's title, or "3 jobs". */
  what: string;
  onMove: (request: JobMoveRequest) => Promise<unknown>;
  size?: ButtonProps['size'];
}

/** The question before a move: why a job closes, or what becomes of those who wait for one that stops. */
type Asked = { to: 'CLOSED' } | { to: 'ON_HOLD' | 'ARCHIVED'; waiting: JobWaiting };

/** A button for each legal move, the next step emphasised; a move that leaves people waiting asks first. */
export function JobMoveButtons({ moves, mover, ids, what, onMove, size }: JobMoveButtonsProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const act = async (request: JobMoveRequest) => {
    await onMove(request);
    setAsked(undefined);
  };
  const begin = async ({ to, needsReason }: JobMove) => {
    if (needsReason) return setAsked({ to: 'CLOSED' });
    if (to !== 'ON_HOLD' && to !== 'ARCHIVED') return act({ status: to });
    // Where nobody can say who waits, the move itself says what is wrong.
    const waiting = await queryClient.fetchQuery(waitingQuery(client, ids)).catch(() => undefined);
    return waiting && isAnyoneWaiting(waiting) ? setAsked({ to, waiting }) : act({ status: to });
  };
  const common = { what, busy: mover.busy, onClose: () => setAsked(undefined) };
  return (
    <>
      {moves.map((move) => (
        <Button
          key={move.to}
          size={size}
          variant={move.primary ? 'contained' : 'outlined'}
          disabled={mover.busy}
          onClick={() => void begin(move)}
        >
          {move.label}
        </Button>
      ))}
      {asked?.to === 'CLOSED' && (
        <CloseJobDialog {...common} ids={ids} onConfirm={(request) => void act(request)} />
      )}
      {asked && asked.to !== 'CLOSED' && (
        <StopJobDialog {...common} {...asked} onConfirm={() => void act({ status: asked.to })} />
      )}
      <JobMoveOutcome mover={mover} />
    </>
  );
}
