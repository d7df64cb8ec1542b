/** Who is asking, and what the permission table grants them. */
import { sql } from 'kysely';
import { type Grant, grantOf, type Permission } from '../../schemas/calls/permissions.ts';
import type { RecruiterStatus } from '../../schemas/recruiter.ts';
import type { Role } from '../../schemas/user.ts';
import { batched } from '../base/batched.ts';
import { ApiError } from '../base/errors.ts';
import type { Database } from '../db/database.ts';
import type { Claims } from './token.ts';

/** The person behind a valid token, as the database knows them now. */
export interface Caller {
  id: string;
  email: string;
  role: Role;
  recruiterStatus: RecruiterStatus | null;
  /** The organisation: a recruiter's employer, or the employer itself. */
  employerEmail: string | null;
  /** Whether an active subscription covers them: their own, or for a recruiter the employer's. */
  paid: boolean;
  token: Claims;
}

/** Whether an active subscription covers a user; `users` and `recruiters` are joined. */
export const isCovered = (now: Date) =>
  sql<boolean>`exists (
    select from "subscriptions"
    where "userEmail" in ("users"."email", "recruiters"."employerEmail")
      and "subscriptions"."status" = 'ACTIVE' and "currentPeriodEnd" > ${now.toISOString()}::timestamptz)`;

/** Looks up who is behind tokens; null where the account is gone or the token was revoked. */
async function findCallers(
  db: Database,
  tokens: readonly Claims[],
  now: Date,
): Promise<readonly (Caller | null)[]> {
  const revoked = sql<string[]>`array(
    select "id"::text from "revokedTokens" where "id" = any(${tokens.map(({ jti }) => jti)}::uuid[]))`;
  const rows = await db
    .selectFrom('users')
    .leftJoin('recruiters', 'recruiters.recruiterEmail', 'users.email')
    .select([
      'users.id',
      'users.email',
      'users.role',
      'users.tokensValidFrom',
      'recruiters.status as recruiterStatus',
      'recruiters.employerEmail',
      revoked.as('revoked'),
      isCovered(now).as('paid'),
    ])
    .where(sql<boolean>`"users"."id" = any(${tokens.map(({ sub }) => sub)}::uuid[])`)
    .execute();
  return tokens.map((token) => {
    const row = rows.find(({ id }) => id === token.sub);
    if (!row || row.revoked.includes(token.jti) || Date.parse(row.tokensValidFrom) > token.at) return null;
    const { id, email, role, recruiterStatus, paid } = row;
    const employerEmail = role === 'EMPLOYER' ? email : row.employerEmail;
    return { id, email, role, recruiterStatus, employerEmail, paid, token };
  });
}

/** Finds the caller behind a token's claims as the database knows them now; null when there is none any more. */
export const createCallerFinder = (
  db: Database,
  clock: () => Date,
): ((token: Claims) => Promise<Caller | null>) => batched((tokens) => findCallers(db, tokens, clock()));

/**
 * The caller's rights by the table.
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

/** Whether the caller may read the daily lists now: they are part of a plan. */
export function seesLists({ role, paid }: Pick<Caller, 'role' | 'paid'>): boolean {
  const grant: Grant | undefined = grantOf('daily-candidates.list', role);
  return grant !== undefined && (!grant.paid || paid);
}
