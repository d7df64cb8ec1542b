/** Offers in words. */

import type { CandidateApplication } from '../../schemas/application.ts';
import { dayOf, daysLater, daysUntil, localDay } from '../../schemas/base/days.ts';
import { isOfferOver, type JobOffer, type JobOfferStatus } from '../../schemas/jobOffer.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { formatMoney } from '../../src/i18n/formatMoney.ts';
import { currentLocale, t } from '../../src/i18n/t.ts';
import { nearDay } from '../common/standing/nearDay.ts';

/** The tone of each status, for both sides. */
export const offerTones: Readonly<Record<JobOfferStatus, StatusTone>> = {
  SENT: 'waiting',
  ACCEPTED: 'positive',
  DECLINED: 'closed',
  WITHDRAWN: 'closed',
  EXPIRED: 'closed',
};

/** How an offer stands now: time runs on while the page is open. */
export const offerStatus = (offer: Pick<JobOffer, 'status' | 'expiresOn'>, now: Date): JobOfferStatus =>
  offer.status === 'SENT' && isOfferOver(offer, now) ? 'EXPIRED' : offer.status;

/** Whether the candidate can still answer. */
export const isOfferWaiting = ({ offer }: Pick<CandidateApplication, 'offer'>, now: Date): boolean =>
  offer !== null && offerStatus(offer, now) === 'SENT';

type Terms = Pick<JobOffer, 'salary' | 'salaryCurrency' | 'salaryUnit'>;

/** "$55,000 a year" */
export const salaryWords = ({ salary, salaryCurrency: currency, salaryUnit: unit }: Terms): string =>
  formatMoney({ min: salary, max: salary, currency, unit }) ?? '';

/** "First day: Jan 4, 2027" */
export const startWords = ({ startDate }: Pick<JobOffer, 'startDate'>): string =>
  t('First day: {day}', { day: formatDate(startDate) ?? startDate });

/** "today", "Friday": the last day to answer. */
export const lastDayWords = (
  { expiresOn }: Pick<JobOffer, 'expiresOn'>,
  now: Date,
  locale: string = currentLocale(),
): string => nearDay(expiresOn, localDay(now), locale);

/** "Open until Friday"; on the last day "Open until today". */
export const untilWords = (offer: Pick<JobOffer, 'expiresOn'>, now: Date): string =>
  t('Open until {day}', { day: lastDayWords(offer, now) });

/** Whether it ends today or tomorrow. */
export const endsSoon = ({ expiresOn }: Pick<JobOffer, 'expiresOn'>, now: Date): boolean =>
  daysUntil(expiresOn, localDay(now)) <= 1;

/** The last day to answer that a new offer begins with: a week from today. */
export const usualLastDay = (now: Date): string => dayOf(daysLater(now, 7));
