/** Who has been erased, kept in the database and beside it, so that a restored database forgets them again. */
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Role } from '../../../schemas/user.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { keyedHash, keyFor } from '../../base/keys.ts';
import type { Database } from '../../db/database.ts';
import { accountErased, type Leaver } from '../../mail/templates/accountErased.ts';
import { employerLeftMail } from '../../mail/templates/employerLeftMail.ts';
import type { Services } from '../../services/services.ts';
import { ending } from '../applications/ending.ts';
import { tellCandidate } from '../applications/tellCandidate.ts';
import { leavePlan } from '../billing/leaving.ts';
import { dropInterviewsOf } from '../interviews/cancelInterview.ts';
import { tellOfErasing } from '../interviews/tellOfErasing.ts';
import { tellOfWithdrawnInvitation } from '../invitations/tellOfWithdrawnInvitation.ts';
import { removeUnheld } from '../people/keepResume.ts';
import { eraseAdministrator, eraseAdministratorAgain } from './eraseAdministrator.ts';
import { eraseEmployer } from './eraseEmployer.ts';
import { type Erased, erasePerson } from './erasePerson.ts';
import { eraseRecruiter, leaveRecruiting, refuseUnfinished } from './eraseRecruiter.ts';
import { type GoodbyeServices, prepareGoodbye, tellAreaEnded } from './goodbye.ts';

type ErasureServices = Pick<Services, 'db' | 'storage' | 'clock' | 'env' | 'forgetMails'>;

/** One erasure: a keyed hash of the address, which tells nobody anything, and when. */
interface Erasure {
  emailHash: string;
  at: string;
}

const fileOf = ({ env }: Pick<Services, 'env'>) => path.join(env.DATA_DIR, 'erasures.log');

/** Told apart by what was erased: an administrator who has left may own the company in an older database, or recruit. */
const hasher = (secret: string) => {
  const key = keyFor(secret, 'erasures');
  return (email: string, what: 'all' | 'administrator' | 'recruiter' = 'all') =>
    what === 'all' ? keyedHash(key, email) : keyedHash(key, what, email);
};

async function append(file: string, erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return;
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.appendFile(erasures.map(({ emailHash, at }) => `${emailHash} ${at}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The newest of each; a line cut off by a crash is none. */
async function readErasures(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const found = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, emailHash, at] = /^(\S+) (\d{4}-\d\d-\d\dT\S+Z)$/.exec(line) ?? [];
    if (emailHash && at) found.set(emailHash, at);
  }
  return found;
}

const note = (tx: Database, erasure: Erasure) =>
  tx
    .insertInto('erasures')
    .values(erasure)
    .onConflict((conflict) => conflict.column('emailHash').doUpdateSet({ at: erasure.at }))
    .execute();

/** Takes away what lies outside the tables. */
async function clearAway(services: ErasureServices, email: string, erased: Erased) {
  await services.forgetMails([email, erased.name, ...(erased.others ?? [])]);
  for (const key of erased.fileKeys) await removeUnheld(services, key);
}

/** Takes someone's account out of the database. @returns undefined when there is none */
type Erase = (tx: Database, email: string, now: Date) => Promise<Erased | undefined>;

/**
 * Erases an account and notes it.
 *
 * @param before done in the same transaction; what it throws leaves everything as it was
 */
async function eraseAccount(
  services: ErasureServices & GoodbyeServices,
  email: string,
  before: (tx: Database) => Promise<void>,
  erase: Erase,
  as?: Leaver,
): Promise<void> {
  const { db, clock, env } = services;
  const now = clock();
  const hash = hasher(env.AUTH_SECRET);
  const erasureOf = (emailHash: string) => ({ emailHash, at: now.toISOString() });
  const goodbye = await prepareGoodbye(services, email, now, as);
  const erased = await db.transaction().execute(async (tx) => {
    await before(tx);
    const found = await erase(tx, email, now);
    if (!found) return undefined;
    const what = as ? 'administrator' : found.staysAs ? 'recruiter' : 'all';
    const erasures = [
      erasureOf(hash(email, what)),
      ...(found.others ?? []).map((other) => erasureOf(hash(other))),
    ];
    for (const erasure of erasures) await note(tx, erasure);
    await (found.staysAs ? tellAreaEnded(services, tx, email, found.staysAs) : goodbye(tx));
    return { ...found, erasures };
  });
  if (!erased) return;
  // Should this be cut short, the next start copies it out of the table.
  await append(fileOf(services), erased.erasures);
  if (!erased.staysAs) await clearAway(services, email, erased);
}

type Before = (tx: Database) => Promise<void>;

/** Recruiters with an interview ahead are told. */
export const eraseCandidate = (
  services: ErasureServices & GoodbyeServices,
  email: string,
  before: Before,
): Promise<void> =>
  eraseAccount(services, email, before, async (tx, address, now) => {
    await tellOfErasing(services, tx, address);
    return erasePerson(tx, address, now);
  });

const administers = async (tx: Database, email: string): Promise<boolean> =>
  (await tx
    .selectFrom('administrators')
    .select('administratorEmail')
    .where('administratorEmail', '=', email)
    .executeTakeFirst()) !== undefined;

/** One who also administers the company keeps the account for that. @throws ApiError IN_USE while candidates wait for them */
export const eraseStaff = (
  services: ErasureServices & GoodbyeServices,
  email: string,
  before: Before,
): Promise<void> =>
  eraseAccount(services, email, before, async (tx, address, now) => {
    await refuseUnfinished(tx, address);
    return (await administers(tx, address))
      ? leaveRecruiting(tx, address, now)
      : eraseRecruiter(tx, address, now);
  });

/** An administrator who does not own the company; it stays. @throws ApiError ILLEGAL_MOVE for the owner */
export const eraseOneAdministrator = (
  services: ErasureServices & GoodbyeServices,
  email: string,
  before: Before,
): Promise<void> =>
  eraseAccount(
    services,
    email,
    before,
    async (tx, address, now) => {
      const erased = await eraseAdministrator(tx, address, now);
      if (!erased)
        throw new ApiError('ILLEGAL_MOVE', 'You own the company. Hand it over first, or have it erased.');
      return erased;
    },
    'ADMINISTRATOR',
  );

/** The same, by the owner; nothing happens to one who is no administrator of the company any more. */
export const removeAdministrator = (
  services: ErasureServices & GoodbyeServices,
  employerEmail: string,
  email: string,
): Promise<void> =>
  eraseAccount(
    services,
    email,
    async (tx) => {
      await tx
        .selectFrom('administrators')
        .select('administratorEmail')
        .where('administratorEmail', '=', email)
        .where('employerEmail', '=', employerEmail)
        .forUpdate()
        .executeTakeFirstOrThrow(() => notFound('There is no such administrator.'));
    },
    eraseAdministrator,
    'REMOVED',
  );

/** Candidates who wait and recruiters are told; a recruiter's own plan ends, for there is nothing left to use it for. */
export const eraseCompany = (
  services: ErasureServices & GoodbyeServices,
  email: string,
  before: Before,
): Promise<void> =>
  eraseAccount(services, email, before, (tx, address, now) =>
    eraseEmployer(tx, address, now, {
      tellCandidate: ending(services, tellCandidate(services, 'COMPANY')),
      tellInvited: (held, id) => tellOfWithdrawnInvitation(services, held, id),
      async tellAdministrator(held, { email: to }) {
        const { testMode } = services.payments;
        const letter = accountErased({ role: 'WITH_COMPANY', testMode, plan: null, refund: null });
        await services.sendMail(held, { to, letter });
      },
      async tellRecruiter(held, { email: to, employerName }) {
        const hasPlan = await leavePlan({ ...services, db: held }, to, now);
        const letter = employerLeftMail({ employerName, hasPlan, appUrl: services.env.APP_URL });
        await services.sendMail(held, { to, letter });
      },
    }),
  );

/** Done once more after a database was restored, those who are concerned were told the first time. */
const again: Record<Role, Erase> = {
  CANDIDATE: erasePerson,
  RECRUITER: eraseRecruiter,
  EMPLOYER: async (tx, email, now) =>
    (await eraseEmployer(tx, email, now, {
      tellCandidate: (held, { id }) => dropInterviewsOf(held, id, now),
      tellInvited: async () => undefined,
      tellAdministrator: async () => undefined,
      tellRecruiter: async () => undefined,
    })) ?? eraseAdministrator(tx, email, now),
};

type Kind = Parameters<ReturnType<typeof hasher>>[1];

/** The erasures of someone to be done again: all of them, or area by area. */
function undoneOf(role: Role, atOf: (what: Kind) => string | undefined): [string | undefined, Erase][] {
  const all = atOf('all');
  if (all !== undefined || role !== 'EMPLOYER') return [[all, again[role]]];
  return [
    [atOf('recruiter'), leaveRecruiting],
    [atOf('administrator'), eraseAdministratorAgain],
  ];
}

/** Addresses of accounts that are erased. */
const isErased = '%@erased.invalid';

/**
 * Done at each start: erasures the database does not know of were undone by restoring it, so they are done again. A
 * person who has registered since is someone else.
 *
 * @returns how many were erased
 */
export async function eraseAgain(services: ErasureServices): Promise<number> {
  const { db, clock, env } = services;
  const file = fileOf(services);
  const kept = await readErasures(file);
  const inTable = new Map(
    (await db.selectFrom('erasures').selectAll().execute()).map(({ emailHash, at }) => [emailHash, at]),
  );
  await append(
    file,
    [...inTable].flatMap(([emailHash, at]) => ((kept.get(emailHash) ?? '') < at ? [{ emailHash, at }] : [])),
  );
  const undone = new Map([...kept].filter(([emailHash, at]) => (inTable.get(emailHash) ?? '') < at));
  if (undone.size === 0) return 0;

  const hash = hasher(env.AUTH_SECRET);
  const people = await db
    .selectFrom('users')
    .leftJoin('candidates', 'candidates.candidateEmail', 'users.email')
    .leftJoin('recruiters', 'recruiters.recruiterEmail', 'users.email')
    .leftJoin('employers', 'employers.employerEmail', 'users.email')
    .select((eb) => [
      'email',
      'role',
      eb.fn
        .coalesce('candidates.createdAt', 'recruiters.createdAt', 'employers.createdAt', 'users.createdAt')
        .as('createdAt'),
    ])
    .where('email', 'not like', isErased)
    .execute();
  let count = 0;
  for (const { email, role, createdAt } of people) {
    for (const [at, erase] of undoneOf(role, (what) => undone.get(hash(email, what)))) {
      if (at === undefined || createdAt >= at) continue;
      const erased = await db.transaction().execute((tx) => erase(tx, email, clock()));
      if (!erased) continue;
      if (!erased.staysAs) await clearAway(services, email, erased);
      count += 1;
    }
  }
  for (const [emailHash, at] of undone) await note(db, { emailHash, at });
  return count;
}
