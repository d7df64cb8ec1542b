import { describe, expect, test } from 'vitest';
import { commandOf } from '../../../resources/daily-candidates/decide/pickKeys.ts';
import { canDecide, undoStatus } from '../../../resources/daily-candidates/decide/pickMoves.ts';
import { factsLine } from '../../../resources/daily-candidates/facts.ts';
import { step, successor } from '../../../resources/daily-candidates/neighbours.ts';

describe('taking a decision back', () => {
  test('returns to where the pick was', () => {
    expect(undoStatus('VIEWED', 'SAVED')).toBe('VIEWED');
    expect(undoStatus('SAVED', 'PASSED')).toBe('SAVED');
  });
  test('leaves a pick that was new as viewed, since it has been looked at', () => {
    expect(undoStatus('NEW', 'PASSED')).toBe('VIEWED');
  });
  test('falls back to viewed where the way back is closed', () => {
    expect(undoStatus('SNOOZED', 'SAVED')).toBe('SNOOZED');
    expect(undoStatus('SNOOZED', 'PASSED')).toBe('VIEWED');
  });
  test('is not possible for an invitation, or where nothing changed', () => {
    expect(undoStatus('SAVED', 'INVITED')).toBeUndefined();
    expect(undoStatus('SAVED', 'SAVED')).toBeUndefined();
  });
});

test('an invited candidate can no longer be passed', () => {
  expect(canDecide('INVITED', 'PASSED')).toBe(false);
  expect(canDecide('NEW', 'PASSED')).toBe(true);
});

describe('keys', () => {
  const press = (key: string, more = {}) =>
    commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more });
  test('work whatever the shift lock does', () => {
    expect(press('j')).toBe('next');
    expect(press('S')).toBe('save');
    expect(press('?')).toBe('help');
    expect(press('Enter')).toBe('open');
  });
  test('leave the browser its own', () => {
    expect(press('s', { ctrlKey: true })).toBeUndefined();
    expect(press('p', { metaKey: true })).toBeUndefined();
    expect(press('x')).toBeUndefined();
  });
});

describe('moving along the list', () => {
  const ids = ['a', 'b', 'c'];
  test('starts at the top and stops at the ends', () => {
    expect(step(ids, null, 1)).toBe('a');
    expect(step(ids, 'a', 1)).toBe('b');
    expect(step(ids, 'c', 1)).toBe('c');
    expect(step(ids, 'a', -1)).toBe('a');
    expect(step([], 'a', 1)).toBeUndefined();
  });
  test('goes on with what came after a card that left, or with what came before the last one', () => {
    expect(successor(ids, ['a', 'c'], 'b')).toBe('c');
    expect(successor(ids, ['a', 'b'], 'c')).toBe('b');
    expect(successor(['a'], [], 'a')).toBeUndefined();
  });
});

test('a candidate’s line says only what is known', () => {
  expect(factsLine({ city: 'Austin', state: 'TX', yearsOfExperience: 7.2 })).toBe('Austin, TX · 7 years');
  expect(factsLine({ city: null, state: null, yearsOfExperience: null })).toBe('');
  const ofYears = (yearsOfExperience: number) => factsLine({ city: null, state: null, yearsOfExperience });
  expect(ofYears(1)).toBe('1 year');
  expect(ofYears(0.3)).toBe('Under a year');
});
