import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { JobOffer } from '../../schemas/jobOffer.ts';
import { t } from '../../src/i18n/t.ts';
import { useNow } from '../common/standing/useNow.ts';
import { OfferAnswers } from './OfferAnswers.tsx';
import { OfferLine } from './OfferLine.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import { endsSoon, isOfferWaiting } from './offerWords.ts';
import { TakeBackDecline } from './TakeBackDecline.tsx';

interface CandidateOfferProps {
  application: CandidateApplication;
  offer: JobOffer;
  titleId: string;
}

/** An offer as its candidate sees it: the terms, until when they stand, and the two answers. */
export function CandidateOffer({ application, offer, titleId }: CandidateOfferProps) {
  const now = useNow();
  const employer = application.employerName;
  const isWaiting = application.status === 'ACTIVE' && isOfferWaiting(application, now);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        p: { xs: 1.5, sm: 2 },
        border: 1,
        borderRadius: 1,
        borderColor: isWaiting ? (endsSoon(offer, now) ? 'tone.negative.text' : 'primary.main') : 'divider',
      }}
    >
      <Typography component="p" variant="subtitle2">
        {isWaiting
          ? t('{employer} offers you the job', { employer })
          : t('{employer} offered you the job', { employer })}
      </Typography>
      <OfferTerms offer={offer} />
      <OfferLine offer={offer} />
      {offer.declineReason && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {t('Your reason: {reason}', { reason: offer.declineReason })}
        </Typography>
      )}
      <TakeBackDecline application={application} offer={offer} />
      {isWaiting && <OfferAnswers application={application} offer={offer} titleId={titleId} />}
    </Box>
  );
}
