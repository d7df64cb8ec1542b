import Button from '@mui/material/Button';
import { useState } from 'react';
import type { DailyCandidateDetails } from '../../../schemas/dailyCandidate.ts';
import { t } from '../../../src/i18n/t.ts';
import { useMay } from '../../../src/session/useMay.ts';
import { useNow } from '../../common/standing/useNow.ts';
import { isOver } from '../../invitations/expiry.ts';
import { InviteDialog } from './InviteDialog.tsx';

/** Invites someone once more who did not answer in time. Who has applied meanwhile need not be asked. */
export function InviteAgain({ details }: { details: DailyCandidateDetails }) {
  const { invitation, application } = details;
  const now = useNow();
  const canAccess = useMay('daily-candidates.invite');
  const [isAsking, setAsking] = useState(false);
  const isLate =
    invitation?.status === 'EXPIRED' ||
    (invitation?.status === 'PENDING' && isOver(invitation.expiresAt, now));
  if (!canAccess || !isLate || application) return null;
  return (
    <>
      <Button size="small" sx={{ mt: 1 }} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('Invite again')}
      </Button>
      {isAsking && <InviteDialog pick={details} onClose={() => setAsking(false)} />}
    </>
  );
}
