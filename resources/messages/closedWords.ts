import type { ApplicationStatus } from '../../schemas/application.ts';
import type { InvitationStatus } from '../../schemas/invitation.ts';
import { refusalOf } from '../../schemas/message.ts';
import { t } from '../../src/i18n/t.ts';

/** Why a recruiter writes no more to someone, in words; undefined while they may. */
export function closedWords(
  application: ApplicationStatus | undefined,
  invitation: InvitationStatus | undefined,
): string | undefined {
  switch (refusalOf(application ?? null, invitation ?? null)) {
    case 'WITHDRAWN':
      return t('They have withdrawn; only they can write now.');
    case 'DECLINED':
      return t('They have declined; only they can write now.');
    default:
      return undefined;
  }
}
