/** The API's answer when something is paid for. */
import { plans } from '../../schemas/plans.ts';
import type { Role, User } from '../../schemas/user.ts';
import { ApiError } from '../../src/client/apiError.ts';
import { t } from '../../src/i18n/t.ts';

/** Whether a call was refused because nothing is subscribed. */
export const needsPlan = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SUBSCRIPTION_REQUIRED';

/** As what someone pays: an administrator pays for the company, also while recruiting. */
export const payingRole = ({ role, roles }: Pick<User, 'role' | 'roles'>): Role =>
  roles.includes('EMPLOYER') ? 'EMPLOYER' : role;

/** The plans of a role, for PlanOffer. */
export const plansOf = (role: Role) => plans.filter((plan) => plan.role === role);

/** The sentence of an error, for a list of what was refused. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : t('It was refused.');
