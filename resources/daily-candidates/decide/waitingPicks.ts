/** Decisions about picks that wait for the connection. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { DailyCandidate } from '../../../schemas/dailyCandidate.ts';
import type { WaitingDecision } from '../../../src/client/outbox.ts';
import { useOutbox } from '../../common/waiting/useOutbox.ts';
import { useShowWaiting } from '../../common/waiting/useShowWaiting.ts';
import { type PickChange, patchPick, picksKey } from './pickCache.ts';

const { status, reasons, snoozedUntil } = DailyCandidate.shape;
const Change = z.object({ status, reasons, snoozedUntil });
const Shown = z.object({ change: Change, before: Change });

const call = 'setDailyCandidateStatus';

/** A change and its way back, as the outbox keeps them. */
export const shownOf = (change: PickChange, before: PickChange): z.infer<typeof Shown> => ({
  change,
  before,
});

/** The picks whose decision waits and leaves them decided, as a queue that is opened again counts them. */
export const decidedIn = (decisions: readonly WaitingDecision[]): ReadonlySet<string> => {
  const decided = new Set<string>();
  for (const { call: waitsFor, about, shown } of decisions) {
    const { data } = Shown.safeParse(shown);
    if (waitsFor !== call || !data) continue;
    for (const id of about) {
      if (data.change.status === 'VIEWED') decided.delete(id);
      else decided.add(id);
    }
  }
  return decided;
};

/** Shows picks as they were decided while that waits, and as before where the server refuses it. */
export function useShowWaitingPicks(onRefused: (id: string) => void): void {
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  useShowWaiting(call, picksKey[0], ({ about, shown }) => {
    const { data } = Shown.safeParse(shown);
    if (data) for (const id of about) patchPick(queryClient, id, data.change);
  });
  const latest = useRef(onRefused);
  useEffect(() => {
    latest.current = onRefused;
  });
  useEffect(
    () =>
      outbox.onRefused(({ call: refused, about, shown }) => {
        const { data } = Shown.safeParse(shown);
        if (refused !== call || !data) return;
        for (const id of about) {
          patchPick(queryClient, id, data.before);
          latest.current(id);
        }
      }),
    [outbox, queryClient],
  );
}
