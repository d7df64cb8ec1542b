import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  beginFounding,
  dropProgress,
  type Progress,
  readProgress,
  saveProgress,
} from '../../resources/register/progress.ts';
import { asksForAll, registrationOf, registrations } from '../../resources/register/registrations.ts';
import {
  bodyOf,
  type Filled,
  isKnown,
  isProved,
  stepAfter,
  stepBefore,
  stepToShow,
  stepWith,
} from '../../resources/register/steps.ts';

const now = Date.parse('2026-05-04T08:00:00Z');
const minute = 60_000;
const email = 'ada@mail.example';
const proof = { email, token: 'proof', at: now - minute, registered: false };
const named = {
  candidateEmail: email,
  candidateFirstName: 'Ada',
  candidateLastName: 'Okafor',
  candidatePassword: 'a long enough one',
};
const filled = (over: Partial<Filled> = {}): Filled => ({ values: named, hasResume: true, proof, ...over });
const { CANDIDATE, EMPLOYER, RECRUITER } = registrations;
const stepOf = (id: string) => CANDIDATE.steps.find((step) => step.id === id) ?? expect.fail(id);

describe('which step is shown', () => {
  test('the first one without an address', () => {
    expect(stepToShow(CANDIDATE, undefined, filled(), now).id).toBe('email');
  });

  test('the one in the address when everything before it is there', () => {
    expect(stepToShow(CANDIDATE, 'review', filled(), now).id).toBe('review');
    expect(stepToShow(CANDIDATE, 'place', filled(), now).id).toBe('place');
  });

  test.each([
    ['name', 'the password is gone after a reload', { values: { ...named, candidatePassword: '' } }],
    ['resume', 'the file is gone after a reload', { hasResume: false }],
    ['code', 'the address is not proved', { proof: undefined }],
    ['code', 'another address was proved', { proof: { ...proof, email: 'b@mail.example' } }],
    ['code', 'the proof has run out', { proof: { ...proof, at: now - 30 * minute } }],
    ['email', 'the address is none', { values: { ...named, candidateEmail: 'ada' } }],
  ])('%s instead, when %s', (id, _why, missing) => {
    expect(stepToShow(CANDIDATE, 'review', filled(missing), now).id).toBe(id);
  });

  test('an address is the same whatever its case', () => {
    expect(isProved(CANDIDATE, filled({ values: { candidateEmail: ' Ada@Mail.example' } }), now)).toBe(true);
  });
});

test('an address that has an account is known while its proof is good, and no other is', () => {
  const known = { ...proof, registered: true };
  expect(isKnown(CANDIDATE, filled({ proof: known }), now)).toBe(true);
  expect(isKnown(CANDIDATE, filled(), now)).toBe(false);
  expect(isKnown(CANDIDATE, filled({ proof: { ...known, at: now - 30 * minute } }), now)).toBe(false);
  expect(isKnown(CANDIDATE, filled({ proof: { ...known, email: 'b@mail.example' } }), now)).toBe(false);
});

test('a proved address is not asked for its code again, and back never leads to a code', () => {
  expect(stepAfter(CANDIDATE, stepOf('email'), filled(), now)?.id).toBe('name');
  expect(stepAfter(CANDIDATE, stepOf('email'), filled({ proof: undefined }), now)?.id).toBe('code');
  expect(stepAfter(CANDIDATE, stepOf('review'), filled(), now)).toBeUndefined();
  expect(stepBefore(CANDIDATE, stepOf('name'))?.id).toBe('email');
  expect(stepBefore(CANDIDATE, stepOf('email'))).toBeUndefined();
});

test('what the server refuses leads to the step that has the field', () => {
  expect(stepWith(CANDIDATE, ['candidatePassword'])?.id).toBe('name');
  expect(stepWith(CANDIDATE, ['resume'])?.id).toBe('resume');
  expect(stepWith(RECRUITER, ['employerName'])?.id).toBe('employer');
  expect(stepWith(EMPLOYER, ['somethingElse'])).toBeUndefined();
});

test('optional fields are sent only when they are filled in', () => {
  const values = { ...named, candidateCity: 'Oslo', candidateState: '', candidateLinkedinProfile: null };
  expect(bodyOf(CANDIDATE, filled({ values }))).toEqual({
    ...named,
    candidateCity: 'Oslo',
    verificationToken: 'proof',
  });
});

test('a last name that was meant to be empty is sent so, and one that was not filled in is asked for', () => {
  const one = { ...named, candidateFirstName: 'Sukarno', candidateLastName: '' };
  expect(bodyOf(CANDIDATE, filled({ values: one }))).toMatchObject({ candidateLastName: '' });
  expect(stepToShow(CANDIDATE, 'review', filled({ values: one }), now).id).not.toBe('name');
  const left = { ...named, candidateLastName: null };
  expect(stepToShow(CANDIDATE, 'review', filled({ values: left }), now).id).toBe('name');
});

test.each(Object.values(registrations))('$call: every required field has a step', ({ schema, steps }) => {
  const asked = steps.flatMap(({ fields }) => fields);
  const required = Object.keys(schema.shape).filter(
    (field) => field !== 'verificationToken' && !schema.shape[field]?.safeParse(undefined).success,
  );
  expect(asked).toEqual(expect.arrayContaining(required));
  expect(new Set(asked).size).toBe(asked.length);
});

test('a field that a registration comes to need is asked for in its last step with fields', () => {
  const schema = CANDIDATE.schema.extend({ licence: z.string(), nickname: z.string().optional() });
  const { steps } = asksForAll({ ...CANDIDATE, schema });
  expect(steps.find(({ id }) => id === 'resume')?.fields).toContain('licence');
  expect(steps.flatMap(({ fields }) => fields)).not.toContain('nickname');
});

describe('progress through a reload', () => {
  function memory(): Parameters<typeof saveProgress>[0] & { kept: Map<string, string> } {
    const kept = new Map<string, string>();
    return {
      kept,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }
  const progress: Progress = {
    role: 'CANDIDATE',
    values: named,
    proof,
    sent: { email, at: now, isUsedUp: false },
  };

  test('what was typed comes back, the password never leaves the page', () => {
    const storage = memory();
    saveProgress(storage, progress);
    const { candidatePassword: _secret, ...values } = named;
    expect(readProgress(storage, 'CANDIDATE')).toEqual({ ...progress, values });
    expect([...storage.kept.values()].join()).not.toContain(named.candidatePassword);
  });

  test('another role starts over, and so does everyone once the account is there', () => {
    const storage = memory();
    saveProgress(storage, progress);
    expect(readProgress(storage, 'EMPLOYER')).toBeUndefined();
    dropProgress(storage);
    expect(readProgress(storage, 'CANDIDATE')).toBeUndefined();
  });

  test.each(['', 'nonsense', '{"role":"CANDIDATE"}', '[]'])('%j in the storage is no progress', (text) => {
    expect(readProgress({ ...memory(), getItem: () => text }, 'CANDIDATE')).toBeUndefined();
  });

  test('a browser that keeps nothing does not stand in the way', () => {
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    expect(() => saveProgress({ ...memory(), setItem: full }, progress)).not.toThrow();
  });
});

describe('a recruiter whose company is not here yet', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const recruiter = {
    values: {
      recruiterEmail: email,
      recruiterFirstName: 'Ada',
      recruiterLastName: 'Okafor',
      recruiterPassword: 'a long enough one',
    },
    proof,
  };

  test('founds it with the address that is proved and the name that is typed, and no password is kept', () => {
    beginFounding(storage, 'Kestrel Kites', recruiter);
    const founding = readProgress(storage, 'EMPLOYER');
    expect(founding).toMatchObject({
      isFounding: true,
      values: { employerName: 'Kestrel Kites', employerEmail: email, recruiterFirstName: 'Ada' },
    });
    expect([...kept.values()].join()).not.toContain('a long enough one');
    const way = registrationOf('EMPLOYER', true);
    const filledIn = { values: founding?.values ?? {}, hasResume: false, proof: founding?.proof };
    expect(stepToShow(way, 'password', filledIn, now).id).toBe('password');
  });

  test('is asked for a name, which someone who only registers the company is not', () => {
    const nameless = {
      values: { employerEmail: email, employerName: 'Kestrel Kites' },
      hasResume: false,
      proof,
    };
    expect(stepToShow(registrationOf('EMPLOYER', true), 'password', nameless, now).id).toBe('you');
    expect(stepToShow(registrationOf('EMPLOYER', false), 'password', nameless, now).id).toBe('password');
  });
});
