import type { InvitationStatus } from '../../schemas/invitation.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';

/** What each status of an invitation feels like to its sender. */
export const invitationTones: Readonly<Record<InvitationStatus, StatusTone>> = {
  PENDING: 'waiting',
  ACCEPTED: 'positive',
  DECLINED: 'closed',
  EXPIRED: 'closed',
};
