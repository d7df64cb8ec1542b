/** Names of the areas of an account that has two. */
import type { Role } from '../../schemas/user.ts';
import { t } from '../../src/i18n/t.ts';

/** The entry of the menu that leads to an area. */
export const switchWords: Readonly<Record<Exclude<Role, 'CANDIDATE'>, () => string>> = {
  RECRUITER: () => t('Switch to recruiting'),
  EMPLOYER: () => t('Switch to the company'),
};
