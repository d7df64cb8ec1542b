/** The signed-in state: a token and when it ends, in the browser's storage, one truth for every tab. */
import type { StoredAuth } from '../../schemas/auth.ts';
import { authStorageKey } from '../base/constants.ts';
import { forgetPersonHere } from './forgetPerson.ts';

/** Why nobody is signed in any more: by choice, because time ran out, or because the server refused the token. */
type SignedOutReason = 'signed-out' | 'expired' | 'refused';

/** The longest delay a timer can have. */
const maxDelay = 2 ** 31 - 1;

/** The parts of the browser that the storage needs, so that tests bring their own clock. */
interface AuthStorageHost {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Now, in milliseconds since 1970. */
  now(): number;
  /** Calls back once after `delay` milliseconds; the answer takes that back. */
  later(callback: () => void, delay: number): () => void;
  /** Calls back when another tab changed a key (null: all of them), with what it then was: by now it may be something else. */
  onOtherTab(callback: (key: string | null, value: string | null) => void): void;
  /** Takes away what else this tab keeps of the person, once nobody is signed in any more. */
  forgetPerson?(keepsDrafts: boolean): void;
}

export interface AuthStorage {
  /** The stored token while it is valid; clears what has expired or cannot be read. */
  token(): string | undefined;
  isAuthenticated(): boolean;
  save(auth: StoredAuth): void;
  clear(reason: SignedOutReason): void;
  /** Why the last sign-in ended in this tab; undefined before that, and after signing in again. */
  endedBecause(): SignedOutReason | undefined;
  /** Calls back after every change, also those of other tabs and the clock. Answers how to stop. */
  subscribe(callback: () => void): () => void;
}

/** By hand, because the schema would bring zod into the first load of every page. */
const isStoredAuth = (value: unknown): value is StoredAuth =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  value.token !== '' &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'string';

/** The saved value; undefined for anything else. */
function parse(text: string): StoredAuth | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isStoredAuth(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the storage on the given host and starts its clock. */
export function createAuthStorage(host: AuthStorageHost): AuthStorage {
  const listeners = new Set<() => void>();
  let reason: SignedOutReason | undefined;
  let stopClock = () => {};
  /** When the sign-in that was seen last ends, in milliseconds since 1970. */
  let endsAt = Number.POSITIVE_INFINITY;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const clear = (why: SignedOutReason) => {
    stopClock();
    reason = why;
    host.storage.removeItem(authStorageKey);
    host.forgetPerson?.(why !== 'signed-out');
    tell();
  };
  const valid = (): StoredAuth | undefined => {
    const text = host.storage.getItem(authStorageKey);
    if (text === null) return undefined;
    const auth = parse(text);
    if (auth && host.now() < Date.parse(auth.expiresAt)) return auth;
    clear('expired');
    return undefined;
  };
  const watchClock = () => {
    stopClock();
    const auth = valid();
    if (!auth) return;
    endsAt = Date.parse(auth.expiresAt);
    stopClock = host.later(watchClock, Math.min(endsAt - host.now(), maxDelay));
  };
  host.onOtherTab((key, value) => {
    if (key !== null && key !== authStorageKey) return;
    const told = value === null ? undefined : parse(value);
    if (told) endsAt = Date.parse(told.expiresAt);
    // Of all tabs the first one whose clock rings clears what has expired; for the others time has run out as well.
    const ended = host.now() < endsAt ? 'signed-out' : 'expired';
    const isOver = host.storage.getItem(authStorageKey) === null;
    reason = isOver ? ended : undefined;
    // The tab that signed out has forgotten the drafts for all of them.
    if (isOver) host.forgetPerson?.(true);
    watchClock();
    tell();
  });
  watchClock();
  return {
    token: () => valid()?.token,
    isAuthenticated: () => valid() !== undefined,
    save(auth) {
      reason = undefined;
      host.storage.setItem(authStorageKey, JSON.stringify({ token: auth.token, expiresAt: auth.expiresAt }));
      watchClock();
      tell();
    },
    clear,
    endedBecause: () => reason,
    subscribe(callback) {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
  };
}

/** Time as the browser has it. */
export const browserClock = {
  now: () => Date.now(),
  later: (callback: () => void, delay: number) => {
    const timer = window.setTimeout(callback, delay);
    return () => window.clearTimeout(timer);
  },
};

/** The storage of this browser. */
export const browserAuthStorage = () =>
  createAuthStorage({
    ...browserClock,
    storage: window.localStorage,
    onOtherTab: (callback) =>
      window.addEventListener('storage', ({ key, newValue }) => callback(key, newValue)),
    forgetPerson: forgetPersonHere,
  });
