/** Decisions that did not reach the server: kept in this browser, and sent in their order once it answers again. */
import { z } from 'zod';
import type { ApiClient } from './apiClient.ts';
import { ApiError } from './apiError.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/** The calls that decide something about a person with one click. */
const DecisionCall = z.enum([
  'setDailyCandidateStatus',
  'setApplicationStatus',
  'changeApplications',
  'setRecruiterStatus',
  'ratePerson',
  'setPersonTags',
]);

const WaitingDecision = z.object({
  /** Makes a POST that is sent again count once. */
  key: z.string(),
  call: DecisionCall,
  args: z.object({
    params: z.record(z.string(), z.string()).optional(),
    query: z.record(z.string(), z.unknown()).optional(),
    body: z.unknown().optional(),
  }),
  /** Ids of the records that it changes, as their screens know them. */
  about: z.array(z.string()),
  /** Names of the people or jobs it is about, for sentences. */
  names: z.array(z.string()),
  /** The screen's picture of it, read by the screen alone. */
  shown: z.unknown(),
});
export type WaitingDecision = z.infer<typeof WaitingDecision>;

/** A decision before it waits. */
export type NewDecision = Omit<WaitingDecision, 'key'>;

interface OutboxHost {
  client: Pick<ApiClient, 'request'>;
  storage: Parameters<typeof readDraft>[1];
  /** Where they are kept; a draft's key, so that they outlive a session that ends by itself. */
  storageKey: string;
  now: () => number;
  /** Calls back once after so many milliseconds; the answer takes that back. */
  later: (callback: () => void, delay: number) => () => void;
  /** Runs an act in one tab at a time: two tabs know the same decisions. */
  exclusively: (act: () => Promise<void>) => Promise<void>;
  isOffline: () => boolean;
}

export interface Outbox {
  /** Those that wait, the oldest first; the same list until it changes. */
  list: () => readonly WaitingDecision[];
  /** Whether a decision made now has to wait: others wait before it, or there is no network. */
  hasToWait: () => boolean;
  add: (decision: NewDecision) => void;
  /** Sends all that wait, one after the other, until the server is not reached again. */
  flush: () => Promise<void>;
  /** Reads them again: another tab changed them. */
  readAgain: () => void;
  /** Calls back after each change of the list. Answers how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Calls back with each decision that the server refused. */
  onRefused: (listener: (decision: WaitingDecision, error: unknown) => void) => () => void;
  /** Calls back with how many arrived, each time some did. */
  onSent: (listener: (count: number) => void) => () => void;
}

/** Pauses between tries, in milliseconds; the last one goes on. */
const pauses = [2000, 5000, 15_000, 30_000] as const;

/** Whether a call got no answer from the server, so that it may be sent again as it is. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || (error.status >= 502 && error.status <= 504));

/** Whether only the moment was wrong: the session has ended, or too much was asked. */
const isForLater = (error: unknown): boolean =>
  isUnreached(error) || (error instanceof ApiError && (error.status === 401 || error.status === 429));

/** Functions that are called back, each until it is taken out. */
function listeners<A extends unknown[]>() {
  const all = new Set<(...args: A) => void>();
  return {
    tell: (...args: A) => {
      for (const listener of [...all]) listener(...args);
    },
    add: (listener: (...args: A) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}

export function createOutbox(host: OutboxHost): Outbox {
  const read = (): readonly WaitingDecision[] => {
    const { success, data } = z
      .array(WaitingDecision)
      .safeParse(readDraft(host.storageKey, host.storage, host.now())?.values);
    return success ? data : [];
  };
  let waiting = read();
  /** Whether the browser keeps them: some refuse storage, and then they live as long as this page. */
  let isKept = true;
  let tries = 0;
  let isSending = false;
  let stopTimer = () => {};
  const changed = listeners<[]>();
  const refused = listeners<[WaitingDecision, unknown]>();
  const sent = listeners<[number]>();

  const set = (decisions: readonly WaitingDecision[]) => {
    waiting = decisions;
    if (decisions.length === 0) dropDraft(host.storageKey, host.storage);
    else keepDraft(host.storageKey, decisions, host.storage, host.now());
    isKept = read().length === decisions.length;
    changed.tell();
  };
  const take = (first: WaitingDecision) => set(waiting.filter(({ key }) => key !== first.key));
  const send = async ({ call, key, args: { params, query, body } }: WaitingDecision) =>
    host.client.request(call, {
      ...(params && { params }),
      ...(query && { query }),
      ...(body !== undefined && { body, idempotencyKey: key }),
    });
  const sendAll = async () => {
    // Another tab may have sent some since.
    if (isKept) waiting = read();
    let arrived = 0;
    for (let first = waiting[0]; first; first = waiting[0]) {
      const error: unknown = await send(first).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (isForLater(error)) break;
      take(first);
      if (error === undefined) arrived += 1;
      else refused.tell(first, error);
    }
    if (arrived > 0) sent.tell(arrived);
  };
  const outbox: Outbox = {
    list: () => waiting,
    hasToWait: () => waiting.length > 0 || host.isOffline(),
    add: (decision) => {
      set([...waiting, { ...decision, key: crypto.randomUUID() }]);
      if (!isSending) plan();
    },
    flush: async () => {
      if (isSending || waiting.length === 0) return;
      isSending = true;
      stopTimer();
      await host.exclusively(sendAll).finally(() => {
        isSending = false;
        tries += 1;
        if (waiting.length === 0) tries = 0;
        else plan();
      });
    },
    readAgain: () => {
      waiting = read();
      changed.tell();
    },
    subscribe: changed.add,
    onRefused: refused.add,
    onSent: sent.add,
  };
  function plan() {
    stopTimer();
    stopTimer = host.later(() => void outbox.flush(), pauses[Math.min(tries, pauses.length - 1)] ?? 0);
  }
  return outbox;
}
