/** Who is asking, and what the permission table grants them. */
import { type RawBuilder, sql } from 'kysely';
import { scopeOf } from '../../schemas/calls/machineScopes.ts';
import { type Grant, grantOf, type Permission } from '../../schemas/calls/permissions.ts';
import type { RecruiterStatus } from '../../schemas/recruiter.ts';
import type { Role } from '../../schemas/user.ts';
import { batched } from '../base/batched.ts';
import { ApiError } from '../base/errors.ts';
import type { Database } from '../db/database.ts';
import { hostActs } from '../db/hostActs.ts';
import type { Machine } from './machineKeys.ts';
import type { Claims } from './token.ts';

/** The person behind a valid token, as the database knows them now. */
export interface Caller {
  id: string;
  email: string;
  /** The area they ask from. */
  role: Role;
  /** All areas of the account. */
  roles: readonly Role[];
  recruiterStatus: RecruiterStatus | null;
  /** The company they administer or recruit for, by its owner's address. */
  employerEmail: string | null;
  /** Of recruiters: whether that company has left. */
  employerLeft: boolean;
  /** Whether an active subscription covers them: their own, or the company's. */
  paid: boolean;
  /** The job of the company's first list, where its lists are the caller's to see; read without a plan. */
  firstListJob: string | null;
  token: Claims;
  /** The key by which a program asks for them; without one they ask themselves. */
  machine?: Machine | undefined;
}

/** A guest of a job behind a valid token; the id is that of an invitation, and with it the token ends. */
export interface Guest extends Pick<Caller, 'id' | 'email' | 'token'> {
  role: 'GUEST';
  employerEmail: null;
}

/** The company of an administrator or a recruiter, by its owner's address. */
export function companyOf({ employerEmail }: Pick<Caller, 'employerEmail'>): string {
  if (employerEmail === null) throw new Error('A company was asked for by someone who works for none.');
  return employerEmail;
}

/** Whether someone owns the company they administer. */
const isOwner = ({ role, email, employerEmail }: Pick<Caller, 'role' | 'email' | 'employerEmail'>): boolean =>
  role === 'EMPLOYER' && email === employerEmail;

/** Whether an active subscription covers a user. @param company the addresses of the companies they may work for */
export const isCovered = (now: Date, company: RawBuilder<unknown> = sql.ref('recruiters.employerEmail')) =>
  sql<boolean>`exists (
    select from "subscriptions"
    where "userEmail" in ("users"."email", ${company})
      and "subscriptions"."status" = 'ACTIVE' and "currentPeriodEnd" > ${now.toISOString()}::timestamptz)`;

const revokedOf = (tokens: readonly Claims[]) => sql<string[]>`array(
  select "id"::text from "revokedTokens" where "id" = any(${tokens.map(({ jti }) => jti)}::uuid[]))`;

/** Of someone beside whom the rows of an administrator and a recruiter are joined; who is both is so of one company. */
const companyColumn = sql<string>`coalesce("administrators"."employerEmail", "recruiters"."employerEmail")`;

const subjectsOf = (tokens: readonly Claims[]) => sql`any(${tokens.map(({ sub }) => sub)}::uuid[])`;

/** Looks up the guests behind tokens that belong to no account; null where the invitation is gone, or its host does not act. */
async function findGuests(db: Database, tokens: readonly Claims[]): Promise<readonly (Guest | null)[]> {
  if (tokens.length === 0) return [];
  const rows = await db
    .selectFrom('jobGuests')
    .select(['id', 'guestEmail', revokedOf(tokens).as('revoked')])
    .where(sql<boolean>`"id" = ${subjectsOf(tokens)}`)
    .where(hostActs)
    .execute();
  return tokens.map((token) => {
    const row = rows.find(({ id }) => id === token.sub);
    if (!row || row.revoked.includes(token.jti)) return null;
    return { id: row.id, email: row.guestEmail, role: 'GUEST', employerEmail: null, token };
  });
}

/** The areas of an account, its own role's first. */
function rolesOf(row: {
  role: Role;
  administratorEmail: string | null;
  recruiterStatus: RecruiterStatus | null;
}): Role[] {
  if (row.role !== 'EMPLOYER') return [row.role];
  if (row.administratorEmail === null) return [];
  return row.recruiterStatus === null ? ['EMPLOYER'] : ['EMPLOYER', 'RECRUITER'];
}

/** Looks up who is behind tokens; null where the account is gone or the token was revoked. */
async function findCallers(
  db: Database,
  tokens: readonly Claims[],
  now: Date,
): Promise<readonly (Caller | Guest | null)[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('recruiters', (join) =>
      join
        .onRef('recruiters.recruiterEmail', '=', 'users.email')
        .on('recruiters.recruiterLeftAt', 'is', null),
    )
    .leftJoin('administrators', 'administrators.administratorEmail', 'users.email')
    .leftJoin('employers', (join) => join.on('employers.employerEmail', '=', companyColumn))
    .leftJoin('firstLists', 'firstLists.employerEmail', 'employers.employerEmail')
    .leftJoin('jobs', 'jobs.id', 'firstLists.jobId')
    .select([
      'users.id',
      'users.email',
      'users.role',
      'users.tokensValidFrom',
      'recruiters.status as recruiterStatus',
      'administrators.administratorEmail',
      'employers.employerEmail',
      sql<boolean>`"employers"."employerLeftAt" is not null`.as('employerLeft'),
      revokedOf(tokens).as('revoked'),
      isCovered(now, sql`${companyColumn}`).as('paid'),
      'firstLists.jobId as firstListJob',
      'jobs.recruiterEmail as firstListRecruiter',
    ])
    .where(sql<boolean>`"users"."id" = ${subjectsOf(tokens)}`)
    .execute();
  const others = tokens.filter(({ sub }) => !rows.some(({ id }) => id === sub));
  const guests = await findGuests(db, others);
  return tokens.map((token) => {
    const row = rows.find(({ id }) => id === token.sub);
    if (!row) return guests[others.indexOf(token)] ?? null;
    if (row.revoked.includes(token.jti) || Date.parse(row.tokensValidFrom) > token.at) return null;
    const roles = rolesOf(row);
    const role = token.role ?? row.role;
    // An area can be gone: there is nothing to do without a company, or once one recruits no more.
    if (!roles.includes(role)) return null;
    const { id, email, employerEmail, employerLeft, paid } = row;
    const recruiterStatus = role === 'RECRUITER' ? row.recruiterStatus : null;
    const firstListJob = role === 'EMPLOYER' || row.firstListRecruiter === email ? row.firstListJob : null;
    const standing = { recruiterStatus, employerEmail, employerLeft, paid, firstListJob };
    return { id, email, role, roles, ...standing, token };
  });
}

/** Finds the caller behind a token's claims as the database knows them now; null when there is none any more. */
export const createCallerFinder = (
  db: Database,
  clock: () => Date,
): ((token: Claims) => Promise<Caller | Guest | null>) =>
  batched((tokens) => findCallers(db, tokens, clock()));

/** The key by which a caller asks; undefined for people. */
export const machineOf = (caller: Caller | Guest | null): Machine | undefined =>
  caller && caller.role !== 'GUEST' ? caller.machine : undefined;

/** Whose calls a caller's are, where they are counted and remembered: a key's are its own. */
export const askerId = (caller: Caller | Guest): string => machineOf(caller)?.id ?? caller.id;

/** @throws ApiError FORBIDDEN for a key that none of its scopes opens this to */
function refuseUnscoped({ scopes }: Machine, permission: Permission): void {
  const scope = scopeOf(permission);
  if (!scope) throw new ApiError('FORBIDDEN', 'No key opens this: it is for people who sign in.');
  if (!scopes.includes(scope))
    throw new ApiError('FORBIDDEN', (t) =>
      t('This key lacks the scope {scope}. Make another one that has it.', { scope }),
    );
}

/**
 * The caller's rights by the table.
 *
 * @throws ApiError FORBIDDEN, OWNER_ONLY, EMPLOYER_LEFT, RECRUITER_NOT_ACTIVE or SUBSCRIPTION_REQUIRED
 */
export function grantFor(caller: Caller | Guest, permission: Permission): Grant {
  const machine = machineOf(caller);
  if (machine) refuseUnscoped(machine, permission);
  const grant = grantOf(permission, caller.role);
  if (!grant) throw new ApiError('FORBIDDEN', 'Your account is not of the kind that may do this.');
  if (grant.owner && !(caller.role !== 'GUEST' && isOwner(caller)))
    throw new ApiError('OWNER_ONLY', 'Only the owner of the company may do this.');
  if (caller.role === 'RECRUITER' && caller.recruiterStatus !== 'ACTIVE' && !grant.evenInactive) {
    if (caller.employerLeft)
      throw new ApiError(
        'EMPLOYER_LEFT',
        'The company you recruited for has left Hireday. Another company can invite you; until then you can edit your profile.',
      );
    throw new ApiError(
      'RECRUITER_NOT_ACTIVE',
      caller.recruiterStatus === 'SUSPENDED'
        ? 'Your employer has suspended your account. Ask them to activate it again.'
        : 'Your employer has to approve your account first. You can edit your profile meanwhile.',
    );
  }
  if (grant.paid && !(caller.role !== 'GUEST' && (caller.paid || firstListOf(caller, grant) !== null)))
    throw needsPlan();
  return grant;
}

/** Said where a plan would unlock what was asked for. */
export const needsPlan = () =>
  new ApiError('SUBSCRIPTION_REQUIRED', 'This needs a subscription. See the plans for what it unlocks.');

/** The only job whose first list a grant reaches, for who has no plan; null where it is not so limited. */
export const firstListOf = ({ paid, firstListJob }: Caller, grant: Grant): string | null =>
  grant.firstList && !paid ? firstListJob : null;

/** Whether the caller may read the daily lists now: they are part of a plan, and of a scope. */
export function seesLists({ role, paid, machine }: Pick<Caller, 'role' | 'paid' | 'machine'>): boolean {
  const scope = scopeOf('daily-candidates.list');
  if (machine && !(scope && machine.scopes.includes(scope))) return false;
  const grant: Grant | undefined = grantOf('daily-candidates.list', role);
  return grant !== undefined && (!grant.paid || paid);
}
