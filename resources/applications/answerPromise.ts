/** The day an employer promised the next answer by, in words. */
import type { CandidateApplication } from '../../schemas/application.ts';
import { daysUntil, localDay, nearDay } from '../nearDay.ts';

export interface AnswerPromise {
  words: string;
  /** Whether the day is over. */
  overdue: boolean;
}

/**
 * "Answer promised by Thursday", or how late it is; undefined where nothing is promised any more.
 *
 * @example answerPromise({ status: 'ACTIVE', answerBy: '2026-11-18' }, new Date('2026-11-21'))?.overdue // true
 */
export function answerPromise(
  { status, answerBy }: Pick<CandidateApplication, 'status' | 'answerBy'>,
  now: Date,
  locale?: string,
): AnswerPromise | undefined {
  if (status !== 'ACTIVE' || answerBy === null) return undefined;
  const today = localDay(now);
  const days = daysUntil(answerBy, today);
  if (days >= 0) return { words: `Answer promised by ${nearDay(answerBy, today, locale)}`, overdue: false };
  const late = days === -1 ? 'a day' : `${-days} days`;
  return {
    words: `The answer promised for ${nearDay(answerBy, today, locale)} is ${late} late`,
    overdue: true,
  };
}
