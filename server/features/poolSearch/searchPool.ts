/** Searches the people who may be picked for a job, and judges those found for it. */
import { sql } from 'kysely';
import { fullName } from '../../../schemas/base/fullName.ts';
import type { Outcome } from '../../../schemas/criteria.ts';
import { type Job, placeOfJob } from '../../../schemas/job.ts';
import type { AnonymousResult, OwnPoolPerson, PoolFound } from '../../../schemas/poolSearch.ts';
import { keyFor } from '../../base/keys.ts';
import type { Database } from '../../db/database.ts';
import { summaryOf } from '../../matching/scoring/score.ts';
import { askedOf } from '../../ranking/criteriaOfJob.ts';
import { companyOf } from '../../ranking/hiddenPeople.ts';
import { isOwnOf } from '../../ranking/ownPeople.ts';
import { companiesOf } from '../../ranking/pool.ts';
import type { AskedJob } from '../../services/judgePeople.ts';
import type { Services } from '../../services/services.ts';
import { recordKnownDomains } from '../companyDomains/recordKnownDomains.ts';
import { headlineTells, withoutIdentity } from './anonymous.ts';
import { eligible, readWords, type WordCondition } from './foundPeople.ts';
import { sealHandle } from './handles.ts';

/** People judged for one search. Of more, those who promise most for the job are taken. */
const mostJudged = 1000;
/** How many of the most promising are looked through where more were found. */
const mostPromising = 20_000;
/** People shown. */
const mostShown = 20;

type Needed = Pick<Services, 'db' | 'env' | 'clock' | 'judgePeople'>;

/** A stored job as people on its lists are judged. */
export const asStored = ({ title, description, ...job }: Job): AskedJob => ({
  title,
  description,
  ...askedOf(job),
  place: placeOfJob(job),
});

/** The same for people on no list, of whom nothing counts that would say who they are. */
const asSearched = (job: Job): AskedJob => ({ ...asStored(job), onlyListed: true });

/** Leaves out those found by a headline that says who they are: the search would say it, too. */
async function withoutTold(db: Database, rows: readonly { email: string; isSure: boolean }[]) {
  const doubtful = rows.filter(({ isSure }) => !isSure).map(({ email }) => email);
  if (doubtful.length === 0) return rows.map(({ email }) => email);
  const people = await selectIdentities(db, doubtful);
  const told = new Set(
    people.flatMap((person) =>
      person.headline !== null && headlineTells(person.headline, person) ? [person.candidateEmail] : [],
    ),
  );
  return rows.map(({ email }) => email).filter((email) => !told.has(email));
}

const selectIdentities = (db: Database, emails: readonly string[]) =>
  db
    .selectFrom('candidates')
    .select(['candidateEmail', 'candidateFirstName', 'candidateLastName', 'candidateCity', 'candidateState'])
    .select(['facts', 'headline', 'yearsOfExperience'])
    .where('candidateEmail', '=', sql<string>`any(${emails})`)
    .execute();

type Words = NonNullable<Awaited<ReturnType<typeof readWords>>>;

async function find({ db, clock, judgePeople }: Needed, job: Job, words: Words): Promise<string[]> {
  const at = clock().toISOString();
  const ask = async ({ finds, isSure }: WordCondition, among?: readonly string[]) => {
    const rows = await eligible(db, job.id, at)
      .select(['candidates.candidateEmail as email', sql<boolean>`${isSure}`.as('isSure')])
      .where(sql<boolean>`not ${isOwnOf(companyOf(job.id))}`)
      .where(finds)
      .$if(among !== undefined, (query) =>
        query.where('candidates.candidateEmail', '=', sql<string>`any(${among})`),
      )
      .limit(mostJudged + 1)
      .execute();
    return withoutTold(db, rows);
  };
  const exact = await ask(words.written);
  if (exact.length === 0) return ask(words.alike);
  if (exact.length <= mostJudged) return exact;
  const promising = await judgePeople.promising(asSearched(job), mostPromising);
  const best = promising ? await ask(words.written, promising) : [];
  return [...new Set([...best, ...exact])];
}

/** The company's own people with these words, judged as on a list. */
async function findOwn(
  { db, env, clock, judgePeople }: Needed,
  job: Job,
  recruiterEmail: string,
  words: Words,
): Promise<OwnPoolPerson[]> {
  const found = await eligible(db, job.id, clock().toISOString())
    .select('candidates.candidateEmail as email')
    .where(isOwnOf(companyOf(job.id)))
    .where(words.own)
    .limit(mostJudged)
    .execute();
  const emails = found.map(({ email }) => email);
  const best = await judgePeople.best(asStored(job), emails, mostShown);
  const rows = await selectIdentities(
    db,
    best.map(({ email }) => email),
  );
  const rowOf = new Map(rows.map((row) => [row.candidateEmail, row]));
  const key = keyFor(env.AUTH_SECRET, 'pool handles');
  return best.flatMap(({ email, fit: { band, criteria, summary } }) => {
    const row = rowOf.get(email);
    if (!row) return [];
    return [
      {
        handle: sealHandle(key, email, { jobId: job.id, recruiterEmail }, clock()),
        ...{ candidateEmail: email, headline: row.headline, yearsOfExperience: row.yearsOfExperience },
        candidateName: fullName(row.candidateFirstName, row.candidateLastName),
        ...{ city: row.candidateCity, state: row.candidateState, band, criteria, summary },
      },
    ];
  });
}

const isTold = (result: AnonymousResult): result is AnonymousResult & { outcome: Outcome } =>
  result.outcome !== null;

/** More people than are shown are told in tens. */
const numberOf = (found: number) =>
  found <= mostShown ? found : Math.min(Math.round(found / 10) * 10, mostJudged);

/**
 * @param recruiterEmail to whom alone the handles are good
 * @returns the best of those found, without anything that says who they are
 */
export async function searchPool(
  services: Needed,
  job: Job,
  recruiterEmail: string,
  q: string,
): Promise<PoolFound> {
  const { db, env, clock, judgePeople } = services;
  await recordKnownDomains(db, await companiesOf(db, [job.id]));
  const words = await readWords(db, q);
  if (words === null) return { found: 0, more: false, people: [], own: [] };
  const own = await findOwn(services, job, recruiterEmail, words);
  const found = await find(services, job, words);
  const best = await judgePeople.best(asSearched(job), found.slice(0, mostJudged), mostShown);
  const rows = await selectIdentities(
    db,
    best.map(({ email }) => email),
  );
  const asked = askedOf(job).criteria;
  const rowOf = new Map(rows.map((row) => [row.candidateEmail, row]));
  const key = keyFor(env.AUTH_SECRET, 'pool handles');
  return {
    found: numberOf(found.length),
    more: found.length > mostJudged,
    own,
    people: best.flatMap(({ email, fit: { band, criteria: judged } }) => {
      const row = rowOf.get(email);
      if (!row) return [];
      const { headline, candidateState, yearsOfExperience } = row;
      const criteria = asked.map((criterion) =>
        withoutIdentity(
          criterion,
          judged.find(({ name }) => name === criterion.name),
          row,
        ),
      );
      return [
        {
          handle: sealHandle(key, email, { jobId: job.id, recruiterEmail }, clock()),
          headline: headline !== null && headlineTells(headline, row) ? null : headline,
          state: candidateState,
          yearsOfExperience: yearsOfExperience === null ? null : Math.floor(yearsOfExperience),
          ...{ band, criteria, summary: summaryOf(criteria.filter(isTold)) },
        },
      ];
    }),
  };
}
