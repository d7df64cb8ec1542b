import { expect, test } from 'vitest';
import { answerPromise } from '../../../resources/applications/answerPromise.ts';
import { historyWords } from '../../../resources/applications/historyWords.ts';
import { stagePath, stepWords } from '../../../resources/applications/stagePath.ts';
import { defaultStages } from '../../../schemas/job.ts';

const now = new Date(2026, 10, 21, 12);
const promiseOf = (answerBy: string | null, status: 'ACTIVE' | 'REJECTED' = 'ACTIVE') =>
  answerPromise({ status, answerBy }, now, 'en');

test('a promised answer names its day, and says honestly how late it is', () => {
  expect(promiseOf('2026-11-26')).toEqual({ words: 'Answer promised by Thursday', overdue: false });
  expect(promiseOf('2026-11-21')).toEqual({ words: 'Answer promised by today', overdue: false });
  expect(promiseOf('2026-11-20')?.words).toBe('The answer promised for yesterday is a day late');
  expect(promiseOf('2026-11-18')).toEqual({
    words: 'The answer promised for Wed, Nov 18 is 3 days late',
    overdue: true,
  });
  expect(promiseOf(null)).toBeUndefined();
  expect(promiseOf('2026-11-26', 'REJECTED')).toBeUndefined();
});

const event = (stageName: string) => ({
  status: 'ACTIVE' as const,
  stageName,
  at: '2026-11-01T09:00:00Z',
  by: 'ana@example.com',
});
const running = {
  status: 'ACTIVE' as const,
  stageId: 'interview',
  stageName: 'Interview',
  history: [event('Applied'), event('Interview')],
};

test('stages one was not in count as passed, and those to come are shown', () => {
  const steps = stagePath(running, defaultStages);
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'now', 'next', 'next']);
  expect(stepWords(steps, true)).toBe('Step 4 of 6: Interview');
});

test('without the job’s stages only the way so far is told', () => {
  const steps = stagePath(running);
  expect(steps.map(({ name }) => name)).toEqual(['Applied', 'Interview']);
  expect(stepWords(steps, false)).toBe('Interview');
});

test('a stage that was removed from the job falls back to the way so far', () => {
  const steps = stagePath({ ...running, stageId: 'gone' }, defaultStages);
  expect(steps.map(({ name }) => name)).toEqual(['Applied', 'Interview']);
});

test('who is hired is through all stages', () => {
  const steps = stagePath({ ...running, status: 'HIRED', stageId: 'hired' }, defaultStages);
  expect(steps.every(({ state }) => state === 'done')).toBe(true);
  expect(stepWords(steps, true)).toBe('Hired');
});

test('the history reads as what happened to its reader', () => {
  expect(historyWords(event('Applied'), undefined, 'APPLIED')).toBe('You applied');
  expect(historyWords(event('Applied'), undefined, 'INVITED')).toBe('You accepted the invitation');
  expect(historyWords(event('Offer'), event('Interview'), 'APPLIED')).toBe('Moved to Offer');
  expect(historyWords({ ...event('Offer'), status: 'WITHDRAWN' }, event('Offer'), 'APPLIED')).toBe(
    'You withdrew',
  );
});
