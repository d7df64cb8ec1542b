import { type DailyCandidate, PassReason } from '../../../schemas/dailyCandidate.ts';
import type { PickTarget } from './pickMoves.ts';
import { dayIn, usualSnoozeDays } from './snoozeDays.ts';
import type { DecisionDetails, Decisions } from './useDecisions.ts';
import type { PickKeyHandlers } from './usePickKeys.ts';

/**
 * The keys that decide about a pick.
 *
 * @param pick asks which one is meant, when a key is pressed
 */
export function decisionKeys(
  pick: () => DailyCandidate | undefined,
  decide: Decisions['decide'],
): PickKeyHandlers {
  const press = (to: PickTarget, details: DecisionDetails = {}) => {
    const meant = pick();
    if (meant) decide(meant, to, details);
  };
  return {
    save: () => press('SAVED'),
    pass: () => press('PASSED'),
    snooze: () => press('SNOOZED', { until: dayIn(usualSnoozeDays, new Date()) }),
    ...Object.fromEntries(
      PassReason.options.map((reason) => [`pass:${reason}`, () => press('PASSED', { reasons: [reason] })]),
    ),
  };
}
