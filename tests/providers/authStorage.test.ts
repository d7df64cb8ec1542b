import { expect, test, vi } from 'vitest';
import { authStorageKey } from '../../src/base/constants.ts';
import { createAuthStorage } from '../../src/client/authStorage.ts';
import { forgetPersonHere } from '../../src/client/forgetPerson.ts';

const start = Date.parse('2026-11-20T08:00:00Z');
const auth = { token: 'secret', expiresAt: '2026-11-20T09:00:00.000Z' };

/** A browser tab whose clock is moved by hand. */
function tab(initial?: string) {
  const kept = new Map<string, string>(initial === undefined ? [] : [[authStorageKey, initial]]);
  const timers = new Map<number, () => void>();
  let now = start;
  let otherTab: (key: string | null, value: string | null) => void = () => {};
  const host = {
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    now: () => now,
    later: (callback: () => void, delay: number) => {
      const at = now + delay;
      timers.set(at, callback);
      return () => void timers.delete(at);
    },
    onOtherTab: (callback: (key: string | null, value: string | null) => void) => {
      otherTab = callback;
    },
    forgetPerson: vi.fn(),
  };
  return {
    kept,
    timers,
    forgotten: host.forgetPerson,
    storage: createAuthStorage(host),
    moveTo(time: number) {
      now = time;
    },
    passTo(time: number) {
      now = time;
      for (const [at, callback] of [...timers]) {
        if (at <= now) {
          timers.delete(at);
          callback();
        }
      }
    },
    /** @param hearNow what this tab hears of it now; a busy one hears of several changes after the last of them */
    changeElsewhere(value: string | null, hearNow: (string | null)[] = [value]) {
      if (value === null) kept.delete(authStorageKey);
      else kept.set(authStorageKey, value);
      for (const heard of hearNow) otherTab(authStorageKey, heard);
    },
  };
}

test('what is stored is the token and the moment it expires, under the key auth-storage', () => {
  const { storage, kept } = tab();
  storage.save(auth);
  expect(JSON.parse(kept.get('auth-storage') ?? '')).toEqual(auth);
});

test('someone is signed in only while now is before the expiry', () => {
  const { storage, moveTo } = tab(JSON.stringify(auth));
  expect(storage.isAuthenticated()).toBe(true);
  expect(storage.token()).toBe('secret');
  moveTo(Date.parse(auth.expiresAt) - 1);
  expect(storage.isAuthenticated()).toBe(true);
  moveTo(Date.parse(auth.expiresAt));
  expect(storage.isAuthenticated()).toBe(false);
});

test('an expired token is cleared and no longer handed out', () => {
  const { storage, kept, moveTo } = tab(JSON.stringify(auth));
  moveTo(Date.parse(auth.expiresAt));
  expect(storage.token()).toBeUndefined();
  expect(kept.has(authStorageKey)).toBe(false);
  expect(storage.endedBecause()).toBe('expired');
});

test('the moment of expiry is told without anyone asking', () => {
  const { storage, passTo } = tab(JSON.stringify(auth));
  const told = vi.fn();
  storage.subscribe(told);
  passTo(Date.parse(auth.expiresAt));
  expect(told).toHaveBeenCalledOnce();
  expect(storage.endedBecause()).toBe('expired');
});

test('an expiry further away than a timer reaches does not end the session early', () => {
  const far = { ...auth, expiresAt: '2027-11-20T08:00:00.000Z' };
  const { storage, timers, passTo } = tab(JSON.stringify(far));
  const [first] = timers.keys();
  expect(first).toBe(start + 2 ** 31 - 1);
  passTo(first ?? 0);
  expect(storage.isAuthenticated()).toBe(true);
  expect(timers.size).toBe(1);
});

test.each(['no json', '{"token":"x"}', '{"token":"","expiresAt":"2026-11-20T09:00:00Z"}', '"text"'])(
  'what is not a token with an expiry is cleared: %s',
  (text) => {
    const { storage, kept } = tab(text);
    expect(storage.token()).toBeUndefined();
    expect(kept.size).toBe(0);
  },
);

test('a second tab follows signing in and out', () => {
  const { storage, changeElsewhere } = tab();
  const told = vi.fn();
  storage.subscribe(told);
  changeElsewhere(JSON.stringify(auth));
  expect(storage.isAuthenticated()).toBe(true);
  changeElsewhere(null);
  expect(storage.isAuthenticated()).toBe(false);
  expect(storage.endedBecause()).toBe('signed-out');
  expect(told).toHaveBeenCalledTimes(2);
});

test('a second tab knows that time ran out, whichever tab cleared the token', () => {
  const { storage, moveTo, changeElsewhere } = tab(JSON.stringify(auth));
  moveTo(Date.parse(auth.expiresAt));
  changeElsewhere(null);
  expect(storage.endedBecause()).toBe('expired');
});

test('a second tab too busy to hear of a shorter sign-in before it ran out knows that time ran out', () => {
  const { storage, moveTo, changeElsewhere } = tab(JSON.stringify(auth));
  const shorter = { ...auth, expiresAt: '2026-11-20T08:30:00.000Z' };
  changeElsewhere(JSON.stringify(shorter), []);
  moveTo(Date.parse(shorter.expiresAt));
  changeElsewhere(null, [JSON.stringify(shorter), null]);
  expect(storage.isAuthenticated()).toBe(false);
  expect(storage.endedBecause()).toBe('expired');
});

test('signing in again forgets why the last session ended', () => {
  const { storage } = tab();
  storage.clear('refused');
  storage.save(auth);
  expect(storage.endedBecause()).toBeUndefined();
});

test.each(['signed-out', 'refused'] as const)(
  'what is kept of the person goes with a sign-in that is %s',
  (why) => {
    const { storage, forgotten } = tab(JSON.stringify(auth));
    expect(forgotten).not.toHaveBeenCalled();
    storage.clear(why);
    expect(forgotten).toHaveBeenCalledOnce();
  },
);

test('it goes when time runs out, and in every other tab', () => {
  const first = tab(JSON.stringify(auth));
  first.passTo(Date.parse(auth.expiresAt));
  expect(first.forgotten).toHaveBeenCalledOnce();
  const second = tab(JSON.stringify(auth));
  second.changeElsewhere(JSON.stringify({ ...auth, token: 'newer' }));
  expect(second.forgotten).not.toHaveBeenCalled();
  second.changeElsewhere(null);
  expect(second.forgotten).toHaveBeenCalledOnce();
});

test('drafts and marks of the person are gone from a storage; its looks stay', () => {
  const kept = new Map([
    ['cover-letter:ada@mail.example:1', 'Dear Sir'],
    ['register-progress', '{}'],
    ['anything new', 'x'],
    ['mui-mode', 'dark'],
    ['tsr-scroll-restoration', '{}'],
    ['kept:resume-checked', 'a1'],
  ]);
  const storage = {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
  kept.set('draft:ada@mail.example:letter:1', '{}');
  forgetPersonHere(true);
  expect([...kept.keys()]).toEqual([
    'mui-mode',
    'tsr-scroll-restoration',
    'kept:resume-checked',
    'draft:ada@mail.example:letter:1',
  ]);
  forgetPersonHere();
  expect([...kept.keys()]).toEqual(['mui-mode', 'tsr-scroll-restoration', 'kept:resume-checked']);
});
