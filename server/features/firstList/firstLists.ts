/** Whether a company may see a first list without a plan, and taking it. docs/decisions/first-list.md says on what terms. */
import { daysLater } from '../../../schemas/base/days.ts';
import { type FirstList, firstListDays } from '../../../schemas/firstList.ts';
import { type Caller, companyOf } from '../../access/caller.ts';
import type { Env } from '../../base/env.ts';
import { ApiError } from '../../base/errors.ts';
import { keyedHash, keyFor } from '../../base/keys.ts';
import type { Database } from '../../db/database.ts';
import { isPublicDomain, isUnderAnothersName, registeredDomain } from '../companyDomains/domainNames.ts';
import { provedDomains } from '../companyDomains/provedDomains.ts';

interface FirstListServices {
  db: Database;
  env: Pick<Env, 'AUTH_SECRET'>;
  clock: () => Date;
}

type Asker = Pick<Caller, 'email' | 'employerEmail' | 'firstListJob'>;

/** The domains a company has proved. One that is lent for nothing tells nothing of a company. */
async function domainsOf(db: Database, company: string): Promise<string[]> {
  const proved = await provedDomains(db).select('domain').where('employerEmail', '=', company).execute();
  return proved.map(({ domain }) => domain).filter((domain) => !isUnderAnothersName(domain));
}

/** The domain that an address is under, for finding a company that comes a second time under another address of it. */
function domainAround(email: string): string[] {
  const domain = registeredDomain(email);
  return domain === undefined || isPublicDomain(domain) ? [] : [domain];
}

/** Hashes by which it is known that a company has had its list; null while it has proved no domain. */
async function hashesOf({ db, env }: FirstListServices, asker: Asker): Promise<string[] | null> {
  const company = companyOf(asker);
  const domains = await domainsOf(db, company);
  if (domains.length === 0) return null;
  const key = keyFor(env.AUTH_SECRET, 'first lists');
  const all = new Set([...domains, ...domainAround(company), ...domainAround(asker.email)]);
  return [...all].map((domain) => keyedHash(key, domain));
}

/** Whether the company, or a recruiter of it, has or had a plan. */
async function hadPlan(db: Database, company: string): Promise<boolean> {
  const found = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('status', '<>', 'INCOMPLETE')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('userEmail', '=', company),
        eb(
          'userEmail',
          'in',
          selectFrom('recruiters').select('recruiterEmail').where('employerEmail', '=', company),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const takenBy = (db: Database, company: string) =>
  db
    .selectFrom('firstLists')
    .innerJoin('jobs', 'jobs.id', 'firstLists.jobId')
    .select(['jobs.id', 'jobs.title', 'firstLists.endsAt'])
    .where('firstLists.employerEmail', '=', company)
    .executeTakeFirst();

/** How it stands with the first list of a caller's company. */
export async function firstListFor(services: FirstListServices, asker: Asker): Promise<FirstList> {
  const { db } = services;
  const company = companyOf(asker);
  const taken = await takenBy(db, company);
  if (taken) {
    const { id, title, endsAt } = taken;
    return { state: 'TAKEN', job: asker.firstListJob === id ? { id, title } : null, endsAt };
  }
  const without = (state: FirstList['state']): FirstList => ({ state, job: null, endsAt: null });
  if (await hadPlan(db, company)) return without('HAD_PLAN');
  const hashes = await hashesOf(services, asker);
  if (hashes === null) return without('NO_DOMAIN');
  const used = await db
    .selectFrom('firstListDomains')
    .select('domainHash')
    .where('domainHash', 'in', hashes)
    .limit(1)
    .executeTakeFirst();
  return without(used ? 'TAKEN' : 'AVAILABLE');
}

const wasHad = () =>
  new ApiError(
    'SUBSCRIPTION_REQUIRED',
    'Your company has had its first list without a plan. A plan brings a list every morning.',
  );

const refusals: Record<Exclude<FirstList['state'], 'AVAILABLE'>, () => ApiError> = {
  TAKEN: wasHad,
  HAD_PLAN: () =>
    new ApiError(
      'SUBSCRIPTION_REQUIRED',
      'The first list without a plan is for companies that have had none yet. Open the job with a plan.',
    ),
  NO_DOMAIN: () =>
    new ApiError(
      'SUBSCRIPTION_REQUIRED',
      'The first list without a plan is for companies that have proved their domain by a DNS record. An administrator does that on the company’s profile, in a few minutes; or open the job with a plan.',
    ),
};

/**
 * Takes the company's first list for a job, in the transaction that opens it. Taken before, the same job may be opened
 * again while its days last.
 *
 * @throws ApiError SUBSCRIPTION_REQUIRED where there is none to take, also when another recruiter was faster
 */
export async function takeFirstList(services: FirstListServices, asker: Asker, jobId: string): Promise<void> {
  const { db, clock } = services;
  const company = companyOf(asker);
  const now = clock();
  const { state, job, endsAt } = await firstListFor(services, asker);
  if (state === 'TAKEN' && job?.id === jobId && endsAt !== null && endsAt > now.toISOString()) return;
  if (state !== 'AVAILABLE') throw refusals[state]();
  const hashes = (await hashesOf(services, asker)) ?? [];
  const takenAt = now.toISOString();
  const noted = await db
    .insertInto('firstListDomains')
    // In one order, so that two who come at once cannot wait for each other.
    .values(hashes.sort().map((domainHash) => ({ domainHash, takenAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('domainHash')
    .execute();
  if (noted.length < hashes.length) throw wasHad();
  await db
    .insertInto('firstLists')
    .values({
      jobId,
      employerEmail: company,
      takenAt,
      endsAt: daysLater(now, firstListDays).toISOString(),
    })
    .execute();
}
