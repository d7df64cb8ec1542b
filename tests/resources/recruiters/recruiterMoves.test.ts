import { describe, expect, test } from 'vitest';
import {
  decidedSentence,
  recruiterMovesFrom,
  recruiterName,
} from '../../../resources/recruiters/recruiterMoves.ts';
import { RecruiterStatus } from '../../../schemas/recruiter.ts';

describe('what an employer can decide about a recruiter', () => {
  test('begins with approving those who wait', () => {
    const [first] = recruiterMovesFrom('PENDING');
    expect(first).toMatchObject({ to: 'ACTIVE', primary: true });
    expect(first?.label()).toBe('Approve');
  });
  test('never puts anyone back to waiting, and never leads to where they are', () => {
    for (const status of RecruiterStatus.options) {
      const targets: string[] = recruiterMovesFrom(status).map(({ to }) => to);
      expect(targets).not.toContain('PENDING');
      expect(targets).not.toContain(status);
      expect(targets.length).toBeGreaterThan(0);
    }
  });
  test('is told in a sentence that says what it was', () => {
    const name = recruiterName({ recruiterFirstName: 'Dana', recruiterLastName: 'Wells' });
    expect(decidedSentence(name, 'PENDING', 'ACTIVE')).toBe('Dana Wells is approved.');
    expect(decidedSentence(name, 'SUSPENDED', 'ACTIVE')).toBe('Dana Wells is let back in.');
    expect(decidedSentence(name, 'ACTIVE', 'SUSPENDED')).toBe('Dana Wells is suspended.');
  });
});
