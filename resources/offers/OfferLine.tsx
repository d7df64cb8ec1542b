import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type JobOffer, JobOfferStatus } from '../../schemas/jobOffer.ts';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { useNow } from '../common/standing/useNow.ts';
import { offerStatus, offerTones, untilWords } from './offerWords.ts';

/** Who sent it and when; null in place of a name once they have left. */
function sentWords({ sentBy: name, sentAt }: JobOffer): string {
  const date = formatDate(sentAt) ?? sentAt;
  return name === null ? t('Sent {date}', { date }) : t('Sent {date} by {name}', { date, name });
}

/** How an offer stands: how long it waits or when it was answered, and who sent it. */
export function OfferLine({ offer }: { offer: JobOffer }) {
  const now = useNow();
  const status = offerStatus(offer, now);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
      <StatusChip value={status} schema={JobOfferStatus} tones={offerTones} />
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[
          status === 'SENT' && untilWords(offer, now),
          offer.answeredAt && formatDate(offer.answeredAt),
          sentWords(offer),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}
