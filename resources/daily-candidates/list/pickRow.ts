/** A pick as a line of a table. */
import { z } from 'zod';
import { heldEnding } from '../../../schemas/base/heldAddress.ts';
import { Outcome } from '../../../schemas/criteria.ts';
import { DailyCandidate } from '../../../schemas/dailyCandidate.ts';
import { choiceWords, columnsOf } from '../../../src/components/fields/field.ts';
import { t } from '../../../src/i18n/t.ts';
import { summaryWords } from '../../../src/product/match/summaryWords.ts';

const { shape } = DailyCandidate;

/** Its fields that make columns; criteria and what they add up to are in words. */
export const PickRow = z.object({
  id: shape.id,
  candidateName: shape.candidateName,
  rank: shape.rank,
  score: shape.score,
  status: shape.status,
  summary: shape.summary,
  isOwn: shape.isOwn,
  criteriaWords: z.string().meta({ title: 'Criteria' }),
  yearsOfExperience: shape.yearsOfExperience,
  city: shape.city,
  state: shape.state,
  headline: shape.headline,
  contactEmail: shape.candidateEmail,
  reasons: shape.reasons,
  snoozedUntil: shape.snoozedUntil,
  reviewedAt: shape.reviewedAt,
});

export type PickRow = DailyCandidate & { criteriaWords: string; contactEmail: string };

/** The orders of the table. */
export const PickRowQuery = z.object({
  sort: z.enum(['candidateName', 'rank', 'score', 'status', 'yearsOfExperience', 'city', 'state']),
});

/** The columns there are from the start. */
export const usualPickColumns = ['candidateName', 'rank', 'score', 'status', 'summary'] as const;

/** Every column there can be. */
export const pickColumnOrder = columnsOf(PickRow, usualPickColumns, ['id']);

/** "Food safety: Meets; French: Not stated" */
const criteriaWords = ({ criteria }: DailyCandidate): string =>
  criteria.map(({ name, outcome }) => `${name}: ${choiceWords(Outcome, outcome, t)}`).join('; ');

/** The key of someone without an account is no address, neither in the table nor in its file. */
export const addressOfPick = (key: string): string => (key.endsWith(heldEnding) ? '' : key);

export const toPickRow = (pick: DailyCandidate): PickRow => ({
  ...pick,
  summary: summaryWords(pick.summary),
  criteriaWords: criteriaWords(pick),
  contactEmail: addressOfPick(pick.candidateEmail),
});
