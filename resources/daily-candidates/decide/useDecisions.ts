import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { DailyCandidate, PassReason } from '../../../schemas/dailyCandidate.ts';
import type { NewDecision } from '../../../src/client/outbox.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { type OnItsWay, sendOnce } from '../../../src/components/toasts/postponedActs.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { sentenceOf } from '../../common/planNeeded.ts';
import { sendOrForget, sendOrKeep } from '../../common/waiting/sendOrKeep.ts';
import { useOutbox } from '../../common/waiting/useOutbox.ts';
import {
  askAgain,
  giveUpAsking,
  type PickChange,
  patchPick,
  refreshCounts,
  refreshPicks,
} from './pickCache.ts';
import { canDecide, doneSentence, doneWithAll, type PickTarget, undoStatus } from './pickMoves.ts';
import { comingDay } from './snoozeDays.ts';
import { shownOf, useShowWaitingPicks } from './waitingPicks.ts';

/** The parts of a pick that a decision needs. */
type DecidedPick = Pick<
  DailyCandidate,
  'id' | 'jobId' | 'candidateName' | 'status' | 'reasons' | 'snoozedUntil'
>;

const decisionKey = ['decide'];

/** A decision beyond its status: why someone is passed, and the day a snooze ends. */
export interface DecisionDetails {
  reasons?: readonly PassReason[];
  /** YYYY-MM-DD */
  until?: string | undefined;
}

/** A decision that can be taken back: the pick as it was, and what became of it. */
interface Decision {
  before: DecidedPick;
  after: DailyCandidate['status'];
}

interface Change {
  pick: DecidedPick;
  before: PickChange;
  change: PickChange;
  /** Whether it is more than a look at the pick. */
  isDecision: boolean;
}

/** A decision on its way. */
interface Waiting extends Pick<Change, 'pick' | 'before'> {
  way: OnItsWay<unknown>;
}

export interface Decisions {
  /** Saves, passes, snoozes or brings back; nothing happens where that is not possible. */
  decide: (pick: DecidedPick, to: PickTarget, details?: DecisionDetails) => void;
  /** The same for several picks; those it is not possible for are left out. Told, and taken back, together. */
  decideAll: (picks: readonly DecidedPick[], to: PickTarget, details?: DecisionDetails) => void;
  /** Notes that a pick has been looked at; says nothing about it. */
  markViewed: (pick: DecidedPick) => void;
  /** Takes the last decision back that still stands. Answers the pick's id, undefined when there was none. */
  undo: () => string | undefined;
}

/**
 * Shows a change of a pick at once and sends it in its turn: one after the other, in the order they were made. Where the
 * server cannot be reached it waits in the outbox; where the server refuses it, the pick is shown as before.
 */
function useSendInOrder(onRefused: (id: string) => void) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  /** Says in which order they were made: a page that goes away sends what waits beside what is on its way. */
  const order = useRef({ visit: '', nth: 0 });
  /** By pick, its latest decision while that waits for earlier ones to be answered. */
  const unsent = useRef(new Map<string, Waiting['way']>());
  const send = useCallback(
    ({ pick: { id, candidateName }, before, change, isDecision }: Change, nth: number) => {
      const args = {
        params: { id },
        query: {
          ...{ status: change.status, visit: order.current.visit, nth },
          ...(change.reasons.length > 0 ? { reason: change.reasons } : {}),
          ...(change.snoozedUntil ? { until: change.snoozedUntil } : {}),
        },
      };
      const decision: NewDecision = {
        ...{ call: 'setDailyCandidateStatus', args, about: [id], names: [candidateName] },
        shown: shownOf(change, before),
      };
      const ask = () => client.call('setDailyCandidateStatus', { ...args, keepalive: true });
      return isDecision ? sendOrKeep(outbox, decision, ask) : sendOrForget(outbox, ask);
    },
    [client, outbox],
  );
  const hasGivenUp = useRef(false);
  const { mutate } = useMutation({
    mutationKey: decisionKey,
    // One after the other: a save and its undo must not overtake each other.
    scope: { id: 'daily-candidates' },
    mutationFn: ({ way }: Waiting) => way.send(),
    onError: (error, { pick, before }) => {
      patchPick(queryClient, pick.id, before);
      onRefused(pick.id);
      refreshPicks(queryClient, pick.id);
      notify(t('{name} stays as before. {reason}', { name: pick.candidateName, reason: sentenceOf(error) }), {
        kind: 'error',
      });
    },
    onSettled: (_answer, _error, { pick }) => {
      // Without a connection there is nothing to ask.
      if (outbox.hasToWait()) return;
      refreshCounts(queryClient, pick.jobId);
      // Asked while another decision waits, it would be missing from the answer.
      if (!hasGivenUp.current || queryClient.isMutating({ mutationKey: decisionKey }) > 1) return;
      hasGivenUp.current = false;
      askAgain(queryClient);
    },
  });

  return useCallback(
    (pick: DecidedPick, change: PickChange, isDecision = true) => {
      if (giveUpAsking(queryClient)) hasGivenUp.current = true;
      const { status, reasons, snoozedUntil } = pick;
      const before = { status, reasons, snoozedUntil };
      patchPick(queryClient, pick.id, change);
      // A page that goes away sends what still waits; of several decisions about a pick only the last counts then.
      unsent.current.get(pick.id)?.drop();
      order.current.visit ||= crypto.getRandomValues(new Uint32Array(4)).join('-');
      order.current.nth += 1;
      const { nth } = order.current;
      const way = sendOnce(() => send({ pick, before, change, isDecision }, nth));
      unsent.current.set(pick.id, way);
      mutate({ pick, before, way });
    },
    [mutate, queryClient, send],
  );
}

/** Decisions that were sent and still stand, and the way back from them. */
function useStanding(onRefused: (id: string) => void) {
  const stack = useRef<Decision[]>([]);
  /** Takes out what was decided about a pick: it did not happen. */
  const forget = (id: string) => {
    stack.current = stack.current.filter(({ before }) => before.id !== id);
    onRefused(id);
  };
  const set = useSendInOrder(forget);
  useShowWaitingPicks(forget);

  const takeBack = useCallback(
    (decision: Decision): boolean => {
      if (!stack.current.includes(decision)) return false;
      const { before, after } = decision;
      stack.current = stack.current.filter((other) => other !== decision);
      const status = undoStatus(before.status, after);
      if (!status) return false;
      set(
        { ...before, status: after },
        {
          status,
          reasons: status === 'PASSED' ? before.reasons : [],
          snoozedUntil: status === 'SNOOZED' ? comingDay(before.snoozedUntil, new Date()) : null,
        },
      );
      return true;
    },
    [set],
  );
  const takeBackAll = useCallback(
    (decisions: readonly Decision[]) => {
      const taken = decisions.filter(takeBack);
      const [first] = taken;
      if (!first) return;
      notify(
        taken.length === 1
          ? t('Undone for {name}.', { name: first.before.candidateName })
          : t('Undone for {count, plural, one {# person} other {# people}}.', { count: taken.length }),
      );
    },
    [takeBack],
  );

  /** Newer decisions about a pick replace the older one: taking that back would undo both. */
  const add = useCallback((decisions: readonly Decision[]) => {
    const decided = new Set(decisions.map(({ before }) => before.id));
    stack.current = [...stack.current.filter(({ before }) => !decided.has(before.id)), ...decisions];
  }, []);
  const last = useCallback(() => stack.current.at(-1), []);
  return { set, add, last, takeBackAll };
}

const nothing = () => {};

/**
 * Decisions about picks, told in a toast with the way back.
 *
 * @param onRefused called with the id of a pick whose decision the server refused
 */
export function useDecisions(onRefused: (id: string) => void = nothing): Decisions {
  const { set, add, last, takeBackAll } = useStanding(onRefused);

  const decideAll = useCallback<Decisions['decideAll']>(
    (picks, to, { reasons = [], until } = {}) => {
      const decisions = picks
        .filter(({ status }) => canDecide(status, to))
        .map((before): Decision => ({ before, after: to }));
      const [first] = decisions;
      if (!first) return;
      add(decisions);
      for (const { before } of decisions)
        set(before, { status: to, reasons: [...reasons], snoozedUntil: until ?? null });
      const said =
        decisions.length === 1
          ? doneSentence(to, first.before.candidateName, until)
          : doneWithAll(to, decisions.length);
      notify(said, {
        // Turning someone down or putting them off is no success.
        kind: to === 'SAVED' ? 'success' : 'default',
        undo: () => takeBackAll(decisions),
      });
    },
    [set, add, takeBackAll],
  );
  const decide = useCallback<Decisions['decide']>(
    (pick, to, details) => decideAll([pick], to, details),
    [decideAll],
  );

  const undo = useCallback<Decisions['undo']>(() => {
    const decision = last();
    if (!decision) return undefined;
    takeBackAll([decision]);
    return decision.before.id;
  }, [last, takeBackAll]);

  const markViewed = useCallback<Decisions['markViewed']>(
    (pick) => {
      if (pick.status === 'NEW') set(pick, { status: 'VIEWED', reasons: [], snoozedUntil: null }, false);
    },
    [set],
  );

  return { decide, decideAll, markViewed, undo };
}
