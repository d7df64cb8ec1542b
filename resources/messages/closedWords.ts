import type { ApplicationStatus } from '../../schemas/application.ts';
import type { InvitationStatus } from '../../schemas/invitation.ts';
import { t } from '../../src/i18n/t.ts';

/**
 * Why a recruiter writes no more to someone; undefined while they may.
 *
 * @param application undefined without one
 */
export function closedWords(
  application: ApplicationStatus | undefined,
  invitation: InvitationStatus | undefined,
): string | undefined {
  if (application === 'WITHDRAWN') return t('They have withdrawn; only they can write now.');
  if (application === undefined && invitation === 'DECLINED')
    return t('They have declined; only they can write now.');
  return undefined;
}
