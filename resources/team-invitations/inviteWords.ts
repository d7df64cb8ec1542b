import type { TeamRole } from '../../schemas/teamInvitation.ts';
import { t } from '../../src/i18n/t.ts';

/** The act of inviting, by as what. */
export const inviteWords: Readonly<Record<TeamRole, () => string>> = {
  RECRUITER: () => t('Invite recruiters'),
  ADMINISTRATOR: () => t('Invite administrators'),
};
