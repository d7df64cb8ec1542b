import { describe, expect, test } from 'vitest';
import { commonMoves, movedSentence, movesFrom, undoOf } from '../../../resources/jobs/moves/jobMoves.ts';
import { JobStatus } from '../../../schemas/job.ts';
import { canMoveJob } from '../../../schemas/jobStatus.ts';

const targets = (moves: { to: string }[]) => moves.map(({ to }) => to);

describe('the buttons of a job', () => {
  test('are the legal moves and nothing else', () => {
    for (const from of JobStatus.options) {
      expect(movesFrom(from).every(({ to }) => canMoveJob(from, to))).toBe(true);
      // An archived job is closed again only as the undo of archiving it.
      const legal = JobStatus.options.filter((to) => canMoveJob(from, to));
      expect(movesFrom(from)).toHaveLength(legal.length - (from === 'ARCHIVED' ? 1 : 0));
    }
  });
  test('begin with the next step, which is the only emphasised one', () => {
    expect(movesFrom('DRAFT')[0]).toMatchObject({ to: 'OPEN', label: 'Open the job', primary: true });
    expect(movesFrom('ON_HOLD')[0]).toMatchObject({ label: 'Reopen', primary: true });
    expect(movesFrom('OPEN').some(({ primary }) => primary)).toBe(false);
    expect(movesFrom('ARCHIVED')[0]?.label).toBe('Restore as draft');
  });
  test('ask for a reason only to close', () => {
    expect(
      movesFrom('OPEN')
        .filter(({ needsReason }) => needsReason)
        .map(({ to }) => to),
    ).toEqual(['CLOSED']);
  });
});

describe('the buttons for several jobs', () => {
  test('are those that are legal for each of them', () => {
    expect(targets(commonMoves(['OPEN', 'ON_HOLD']))).toEqual(['CLOSED']);
    expect(targets(commonMoves(['DRAFT', 'CLOSED'])).sort()).toEqual(['ARCHIVED', 'OPEN']);
    expect(commonMoves(['OPEN', 'ARCHIVED'])).toEqual([]);
    expect(commonMoves([])).toEqual([]);
  });
  test('are a single job’s own where all have its status', () => {
    expect(commonMoves(['DRAFT', 'DRAFT'])).toEqual(movesFrom('DRAFT'));
  });
  test('use words that are right for all of them', () => {
    expect(commonMoves(['CLOSED', 'ARCHIVED']).map(({ label }) => label)).toEqual(['Back to draft']);
  });
});

test('a move can be taken back where life allows it', () => {
  expect(undoOf('OPEN', 'ON_HOLD')).toBe('OPEN');
  expect(undoOf('DRAFT', 'ARCHIVED')).toBe('DRAFT');
  expect(undoOf('OPEN', 'CLOSED')).toBe('OPEN');
  expect(undoOf('CLOSED', 'ARCHIVED')).toBe('CLOSED');
  expect(undoOf('CLOSED', 'OPEN')).toBeUndefined();
  expect(undoOf('ON_HOLD', 'CLOSED')).toBeUndefined();
  expect(undoOf('DRAFT', 'OPEN')).toBeUndefined();
});

test('what was done is said of one job by its title and of several by their number', () => {
  expect(movedSentence(['Nurse'], 'OPEN')).toBe('Nurse is open.');
  expect(movedSentence(['a', 'b'], 'DRAFT')).toBe('2 jobs are drafts again.');
  expect(movedSentence(['a', 'b'], 'ON_HOLD')).toBe('2 jobs are on hold.');
});
