import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CandidateApplication } from '../../schemas/application.ts';
import { takeBackMs } from '../../schemas/invitation.ts';
import { isOfferOver, type JobOffer } from '../../schemas/jobOffer.ts';
import { t } from '../../src/i18n/t.ts';
import { useMay } from '../../src/session/useMay.ts';
import { useNow } from '../common/standing/useNow.ts';
import { useTakeBackDecline } from './useTakeBackDecline.ts';

interface TakeBackDeclineProps {
  application: CandidateApplication;
  offer: JobOffer;
}

/** The button that takes a declined offer back, for the ten minutes before its recruiter is mailed. */
export function TakeBackDecline({ application, offer }: TakeBackDeclineProps) {
  const now = useNow();
  const takeBack = useTakeBackDecline();
  const canAccess = useMay('job-offers.answer');
  const [isBusy, setBusy] = useState(false);
  const answeredAt = offer.status === 'DECLINED' ? offer.answeredAt : null;
  const isOpen =
    answeredAt !== null &&
    application.status === 'ACTIVE' &&
    now.getTime() - Date.parse(answeredAt) < takeBackMs &&
    !isOfferOver(offer, now);
  if (!canAccess || !isOpen) return null;
  return (
    <Button
      size="small"
      color="inherit"
      loading={isBusy}
      aria-label={t('Take back that you declined the offer for {job}', { job: application.jobTitle })}
      onClick={() => {
        setBusy(true);
        void takeBack(offer.id).finally(() => setBusy(false));
      }}
      sx={{ minHeight: 44, justifySelf: 'start', color: 'text.secondary' }}
    >
      {t('Take back')}
    </Button>
  );
}
