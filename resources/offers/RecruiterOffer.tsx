import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { Job } from '../../schemas/job.ts';
import { t } from '../../src/i18n/t.ts';
import { useMay } from '../../src/session/useMay.ts';
import { useNow } from '../common/standing/useNow.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { OfferLine } from './OfferLine.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import { isOfferWaiting } from './offerWords.ts';
import { WithdrawOffer } from './WithdrawOffer.tsx';

interface RecruiterOfferProps {
  application: CandidateApplication;
  job: Pick<Job, 'title' | 'salaryCurrency' | 'salaryUnit'>;
}

/** The latest offer to an applicant with what became of it, and the next step: withdraw it, or make one. */
export function RecruiterOffer({ application, job }: RecruiterOfferProps) {
  const [isWriting, setWriting] = useState(false);
  const isWaiting = isOfferWaiting(application, useNow());
  const canMake = useMay('job-offers.make');
  const { offer, status, candidateName: name } = application;
  const canAct = canMake && status === 'ACTIVE';
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', minWidth: 0 }}>
      {offer ? (
        <>
          <OfferLine offer={offer} />
          <OfferTerms offer={offer} />
        </>
      ) : (
        <Typography color="text.secondary">{t('No offer has been made.')}</Typography>
      )}
      {offer?.declineReason && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {t('{name} wrote: {reason}', { name, reason: offer.declineReason })}
        </Typography>
      )}
      {canAct &&
        (isWaiting && offer ? (
          <WithdrawOffer offerId={offer.id} name={name} />
        ) : (
          <Button variant="outlined" onClick={() => setWriting(true)}>
            {offer ? t('Make another offer') : t('Make an offer')}
          </Button>
        ))}
      {isWriting && <OfferDialog application={application} job={job} onClose={() => setWriting(false)} />}
    </Box>
  );
}
