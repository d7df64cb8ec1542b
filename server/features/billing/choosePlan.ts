/** Which plan someone may have. */
import { type Plan, plans } from '../../../schemas/plans.ts';
import type { Role } from '../../../schemas/user.ts';
import { ApiError } from '../../base/errors.ts';

/** @throws ApiError INVALID_FIELDS when there is no such plan for the role */
export function choosePlan(role: Role, planId: string): Plan {
  const plan = plans.find(({ id }) => id === planId);
  if (plan?.role === role) return plan;
  const planIdError = plan ? 'This plan is for another kind of account.' : 'There is no such plan.';
  throw new ApiError('INVALID_FIELDS', planIdError, { errors: { planId: planIdError } });
}
