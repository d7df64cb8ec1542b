import type { InvitationStatus } from '../../schemas/invitation.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';

/** The tone of each invitation status, for its sender. */
export const invitationTones: Readonly<Record<InvitationStatus, StatusTone>> = {
  PENDING: 'waiting',
  ACCEPTED: 'positive',
  DECLINED: 'closed',
  EXPIRED: 'closed',
};
