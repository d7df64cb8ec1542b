import { useState } from 'react';
import type { QueuedPick } from '../../../schemas/dailyCandidate.ts';
import { useOutbox } from '../../common/waiting/useOutbox.ts';
import { canDecide } from '../decide/pickMoves.ts';
import { type Decisions, useDecisions } from '../decide/useDecisions.ts';
import { decidedIn } from '../decide/waitingPicks.ts';
import { step } from '../neighbours.ts';
import { nextWaiting } from './queueOrder.ts';

/** The work at the queue: which pick one is at, what is decided, and on to the next. */
export function useQueueWork(picks: readonly QueuedPick[]) {
  const outbox = useOutbox();
  // The server lists picks whose decision waits in this browser as undecided.
  const [decided, setDecided] = useState<ReadonlySet<string>>(() => {
    const waiting = decidedIn(outbox.list());
    return new Set(picks.map(({ id }) => id).filter((id) => waiting.has(id)));
  });
  const [currentId, setCurrentId] = useState(
    () => (picks.find(({ id }) => !decided.has(id)) ?? picks[0])?.id ?? '',
  );
  const reopen = (id: string) => setDecided((before) => new Set([...before].filter((one) => one !== id)));
  const decisions = useDecisions(reopen);
  const [times, setTimes] = useState<readonly number[]>([]);
  const current = picks.find(({ id }) => id === currentId);

  const ids = picks.map(({ id }) => id);

  const settle = (id: string) => {
    const after = new Set(decided).add(id);
    setDecided(after);
    setTimes((before) => [...before, Date.now()]);
    setCurrentId(nextWaiting(ids, after, id) ?? id);
  };

  const decide: Decisions['decide'] = (pick, to, details) => {
    if (!canDecide(pick.status, to)) return;
    decisions.decide(pick, to, details);
    if (to !== 'VIEWED') settle(pick.id);
  };

  const undo = () => {
    const id = decisions.undo();
    if (!id) return;
    reopen(id);
    setCurrentId(id);
  };

  const move = (by: 1 | -1) => {
    // Who was shown and left has been looked at.
    if (current) decisions.markViewed(current);
    setCurrentId(step(ids, currentId, by) ?? currentId);
  };

  return { current, decided, times, decide, undo, move, settle, show: setCurrentId };
}
