import Typography from '@mui/material/Typography';
import { type DailyCandidate, PassReason } from '../../../schemas/dailyCandidate.ts';
import { readField } from '../../../src/components/fields/field.ts';
import { t } from '../../../src/i18n/t.ts';

/** Why a pick was passed, in the words it was passed with; nothing where no reason was given. */
export function PassReasons({ pick }: { pick: Pick<DailyCandidate, 'status' | 'reasons'> }) {
  if (pick.status !== 'PASSED' || pick.reasons.length === 0) return null;
  const given = readField(PassReason, t).choices.filter(({ id }) =>
    pick.reasons.some((reason) => reason === id),
  );
  return (
    <Typography variant="body2" color="text.secondary">
      {t('Passed because: {reasons}', { reasons: given.map(({ name }) => name).join(', ') })}
    </Typography>
  );
}
