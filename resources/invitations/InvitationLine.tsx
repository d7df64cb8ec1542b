import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Invitation, InvitationStatus } from '../../schemas/invitation.ts';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';
import type { StatusTone } from '../../src/components/values/tones.ts';
import { formatMoney } from '../../src/i18n/formatMoney.ts';
import { useNow } from '../common/standing/useNow.ts';
import { reasonWords } from './declineReasons.ts';
import { expiryWords, isOver } from './expiry.ts';

/** The tone of each invitation status, for its sender. */
const invitationTones: Readonly<Record<InvitationStatus, StatusTone>> = {
  PENDING: 'waiting',
  ACCEPTED: 'positive',
  DECLINED: 'closed',
  EXPIRED: 'closed',
  WITHDRAWN: 'closed',
};

/** How an invitation stands: whether it was answered, how long it waits, what was offered. */
export function InvitationLine({ invitation }: { invitation: Invitation }) {
  const now = useNow();
  const { salaryMin, salaryMax, salaryCurrency, salaryUnit, expiresAt, declineReason } = invitation;
  const isWaiting = invitation.status === 'PENDING';
  // Time runs on while the page is open.
  const status = isWaiting && isOver(expiresAt, now) ? 'EXPIRED' : invitation.status;
  const offered = formatMoney({ min: salaryMin, max: salaryMax, currency: salaryCurrency, unit: salaryUnit });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
      <StatusChip value={status} schema={InvitationStatus} tones={invitationTones} />
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[
          status === 'PENDING' && expiryWords(expiresAt, now),
          offered,
          declineReason && reasonWords(declineReason),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}
