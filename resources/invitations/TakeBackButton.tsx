import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CandidateApplication } from '../../schemas/application.ts';
import { takeBackMs } from '../../schemas/invitation.ts';
import { t } from '../../src/i18n/t.ts';
import { useNow } from '../common/standing/useNow.ts';
import { useTakeBack } from './useTakeBack.ts';

/** Takes an acceptance back, for a few minutes and while nothing has come of it. */
export function TakeBackButton({ application }: { application: CandidateApplication }) {
  const now = useNow();
  const takeBack = useTakeBack();
  const [isBusy, setBusy] = useState(false);
  const { invitation, status, source, jobTitle, history, candidateEmail } = application;
  const answeredAt = invitation?.status === 'ACCEPTED' ? invitation.answeredAt : null;
  const isOpen =
    answeredAt !== null &&
    status === 'ACTIVE' &&
    source === 'INVITED' &&
    now.getTime() - Date.parse(answeredAt) < takeBackMs &&
    history.every(({ by }) => by === candidateEmail);
  if (!invitation || !isOpen) return null;
  return (
    <Button
      size="small"
      color="inherit"
      loading={isBusy}
      aria-label={t('Take back your acceptance of {job}', { job: jobTitle })}
      onClick={() => {
        setBusy(true);
        void takeBack(invitation.id).finally(() => setBusy(false));
      }}
      sx={{ minHeight: 44, color: 'text.secondary' }}
    >
      {t('Take back')}
    </Button>
  );
}
