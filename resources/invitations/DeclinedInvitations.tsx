import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { lastDayBefore } from '../../schemas/base/answerDay.ts';
import { maxPerPage } from '../../schemas/calls/listQuery.ts';
import type { CandidateInvitation } from '../../schemas/invitation.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { useMay } from '../../src/session/useMay.ts';
import { useNow } from '../common/standing/useNow.ts';
import { isOver } from './expiry.ts';
import { useTakeBack } from './useTakeBack.ts';

/** Sorted by their end, the latest first, so that invitations that can still be accepted are on the first page. */
const declined = {
  filter: { status: ['DECLINED'] },
  sort: { field: 'expiresAt', order: 'DESC' as const },
  pagination: { page: 1, perPage: maxPerPage },
};

/** The declined invitations that could still be accepted, each with a button that takes the decline back. */
export function DeclinedInvitations() {
  const now = useNow();
  const { data = [] } = useGetList<CandidateInvitation>('invitations', declined);
  const canAccess = useMay('invitations.answer');
  const open = data.filter(({ expiresAt }) => !isOver(expiresAt, now));
  if (!canAccess || open.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="declined" sx={{ minWidth: 0 }}>
      <Typography id="declined" component="h2" variant="h3" sx={{ mb: 0.5 }}>
        {t('Invitations you declined')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {open.map((invitation) => (
          <Declined key={invitation.id} invitation={invitation} />
        ))}
      </Box>
    </Box>
  );
}

function Declined({ invitation }: { invitation: CandidateInvitation }) {
  const { id, jobTitle: job, employerName, expiresAt } = invitation;
  const takeBack = useTakeBack();
  const [isBusy, setBusy] = useState(false);
  const day = formatDate(lastDayBefore(expiresAt)) ?? '';
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {[job, employerName, t('open until {day}', { day })].join(' · ')}
      </Typography>
      <Button
        size="small"
        color="inherit"
        loading={isBusy}
        aria-label={t('Take back that you declined {job}', { job })}
        onClick={() => {
          setBusy(true);
          void takeBack(id).finally(() => setBusy(false));
        }}
        sx={{ minHeight: 44, flex: 'none', color: 'text.secondary' }}
      >
        {t('Take back')}
      </Button>
    </Box>
  );
}
