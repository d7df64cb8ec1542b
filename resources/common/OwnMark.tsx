import type { DailyCandidate } from '../../schemas/dailyCandidate.ts';
import { ToneChip } from '../../src/components/values/ToneChip.tsx';
import { t } from '../../src/i18n/t.ts';

/** Marks a pick that is one of the company's own people; nothing where it is not. */
export const OwnMark = ({ pick }: { pick: Pick<DailyCandidate, 'isOwn'> }) =>
  pick.isOwn ? <ToneChip tone="info">{t('From your people')}</ToneChip> : null;
