import Typography from '@mui/material/Typography';
import { localDay } from '../../../schemas/base/days.ts';
import { type DailyCandidate, PassReason } from '../../../schemas/dailyCandidate.ts';
import { choiceWords } from '../../../src/components/fields/field.ts';
import { t } from '../../../src/i18n/t.ts';
import { nearDay } from '../../common/standing/nearDay.ts';

type DecidedPick = Pick<DailyCandidate, 'status' | 'reasons' | 'snoozedUntil'>;

/** The words for what a status leaves open; null where it says all. */
function noteOf({ status, reasons, snoozedUntil }: DecidedPick): string | null {
  if (status === 'SNOOZED' && snoozedUntil) {
    const today = localDay(new Date());
    const day = nearDay(snoozedUntil, today);
    return snoozedUntil > today ? t('Comes back {day}', { day }) : t('Came back {day}', { day });
  }
  if (status !== 'PASSED' || reasons.length === 0) return null;
  const given = PassReason.options.filter((reason) => reasons.includes(reason));
  return t('Passed because: {reasons}', {
    reasons: given.map((reason) => choiceWords(PassReason, reason, t)).join(', '),
  });
}

/** Why a pick was passed, or when a snoozed one comes or came back; nothing where that was not said. */
export function DecisionNote({ pick }: { pick: DecidedPick }) {
  const note = noteOf(pick);
  return note ? (
    <Typography variant="body2" color="text.secondary">
      {note}
    </Typography>
  ) : null;
}
