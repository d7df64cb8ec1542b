/** Who is asking, and what the permission table grants them. */
import { sql } from 'kysely';
import type { z } from 'zod';
import { type Grant, grantOf, type Permission } from '../../schemas/permissions.ts';
import type { RecruiterStatus } from '../../schemas/recruiter.ts';
import type { Role } from '../../schemas/user.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors.ts';
import type { Claims } from './token.ts';

/** The person behind a valid token, as the database knows them now. */
export interface Caller {
  id: string;
  email: string;
  role: Role;
  recruiterStatus: z.output<typeof RecruiterStatus> | null;
  /** The organisation: a recruiter's employer, or the employer itself. */
  employerEmail: string | null;
  /** Whether an active subscription covers them: their own, or for a recruiter the employer's. */
  paid: boolean;
  token: Claims;
}

/** The caller behind a token's claims; null when the account is gone or the token was revoked. */
export async function findCaller(db: Database, token: Claims, now: Date): Promise<Caller | null> {
  const at = now.toISOString();
  const row = await db
    .selectFrom('users')
    .leftJoin('recruiters', 'recruiters.recruiterEmail', 'users.email')
    .select((eb) => [
      'users.id',
      'users.email',
      'users.role',
      'recruiters.status as recruiterStatus',
      'recruiters.employerEmail',
      eb
        .exists(
          eb
            .selectFrom('subscriptions')
            .whereRef('subscriptions.userEmail', 'in', sql`("users"."email", "recruiters"."employerEmail")`)
            .where('subscriptions.status', '=', 'ACTIVE')
            .where('subscriptions.currentPeriodEnd', '>', at)
            .select(sql`1`.as('one')),
        )
        .as('paid'),
    ])
    .where('users.id', '=', token.sub)
    .where('users.tokensValidFrom', '<=', new Date(token.at).toISOString())
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('revokedTokens').where('id', '=', token.jti).select(sql`1`.as('one')))),
    )
    .executeTakeFirst();
  if (!row) return null;
  const { id, email, role, recruiterStatus, paid } = row;
  const employerEmail = role === 'EMPLOYER' ? email : row.employerEmail;
  return { id, email, role, recruiterStatus, employerEmail, paid: Boolean(paid), token };
}

/**
 * What the table grants the caller.
 *
 * @throws ApiError FORBIDDEN, RECRUITER_NOT_ACTIVE or SUBSCRIPTION_REQUIRED
 */
export function grantFor(caller: Caller, permission: Permission): Grant {
  const grant = grantOf(permission, caller.role);
  if (!grant) throw new ApiError('FORBIDDEN', 'Your account is not of the kind that may do this.');
  if (caller.role === 'RECRUITER' && caller.recruiterStatus !== 'ACTIVE' && !grant.evenInactive) {
    throw new ApiError(
      'RECRUITER_NOT_ACTIVE',
      caller.recruiterStatus === 'SUSPENDED'
        ? 'Your employer has suspended your account. Ask them to activate it again.'
        : 'Your employer has to approve your account first. You can edit your profile meanwhile.',
    );
  }
  if (grant.paid && !caller.paid) {
    throw new ApiError(
      'SUBSCRIPTION_REQUIRED',
      'This needs a subscription. See the plans for what it unlocks.',
    );
  }
  return grant;
}
