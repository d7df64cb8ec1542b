import Box from '@mui/material/Box';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { JobOfferStatus } from '../../schemas/jobOffer.ts';
import { ToneChip } from '../../src/components/values/ToneChip.tsx';
import { t } from '../../src/i18n/t.ts';
import { lastDayWords, offerStatus, offerTones } from './offerWords.ts';

/** Said on a card; a withdrawn offer is nothing to act on, and who accepted is hired. */
const marks: Partial<Record<JobOfferStatus, () => string>> = {
  DECLINED: () => t('Offer declined'),
  EXPIRED: () => t('Offer expired'),
};

interface OfferMarkProps {
  application: Pick<CandidateApplication, 'offer' | 'status'>;
  now: Date;
}

/** How the offer stands, on a card of the board. */
export function OfferMark({ application: { offer, status }, now }: OfferMarkProps) {
  if (!offer || status !== 'ACTIVE') return null;
  const stands = offerStatus(offer, now);
  const words =
    stands === 'SENT' ? t('Offer open until {day}', { day: lastDayWords(offer, now) }) : marks[stands]?.();
  if (!words) return null;
  return (
    <Box sx={{ mt: 0.75, display: 'flex' }}>
      <ToneChip tone={offerTones[stands]}>{words}</ToneChip>
    </Box>
  );
}
