/** The day an employer promised the next answer by, in words. */

import type { CandidateApplication } from '../../schemas/application.ts';
import { isDayOver } from '../../schemas/base/answerDay.ts';
import { daysUntil, localDay } from '../../schemas/base/days.ts';
import { currentLocale, t } from '../../src/i18n/t.ts';
import { nearDay } from '../common/standing/nearDay.ts';

interface AnswerPromise {
  words: string;
  /** Whether the day is over everywhere. */
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
  locale: string = currentLocale(),
): AnswerPromise | undefined {
  if (status !== 'ACTIVE' || answerBy === null) return undefined;
  const today = localDay(now);
  const days = daysUntil(answerBy, today);
  const day = nearDay(answerBy, today, locale);
  if (!isDayOver(answerBy, now)) return { words: t('Answer promised by {day}', { day }), overdue: false };
  return {
    words: t(
      '{late, plural, one {The answer promised for {day} is a day late} other {The answer promised for {day} is # days late}}',
      { day, late: -days },
    ),
    overdue: true,
  };
}
