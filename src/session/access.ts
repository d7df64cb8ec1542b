/** The signed-in user's rights, asked of the same table as the server asks. */
import { grantOf, isPermission } from '../../schemas/calls/permissions.ts';
import type { Recruiter } from '../../schemas/recruiter.ts';
import type { Role } from '../../schemas/user.ts';

/** The person who asks. */
export interface Viewer {
  role: Role;
  /** All areas of the account; the one area of most. */
  roles?: readonly Role[] | undefined;
  /** Of recruiters only: whether the employer let them in. */
  recruiterStatus?: Recruiter['status'] | undefined;
  /** Of administrators only: whether they own the company. */
  isOwner?: boolean | undefined;
}

/**
 * Whether a viewer may use a permission such as `jobs.edit`. Whether it is paid for is not asked: that is answered
 * with 402, and the screen shows what the plan unlocks.
 */
export function mayUse(permission: string, viewer: Viewer): boolean {
  const grant = isPermission(permission) ? grantOf(permission, viewer.role) : undefined;
  if (!grant || (grant.owner && !viewer.isOwner)) return false;
  return viewer.role !== 'RECRUITER' || viewer.recruiterStatus === 'ACTIVE' || grant.evenInactive === true;
}

/** The permission behind a resource and one of react-admin's actions: exporting a list is listing it. */
export const permissionOf = (resource: string, action: string): string =>
  `${resource}.${action === 'export' ? 'list' : action}`;
