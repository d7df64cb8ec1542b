/** Searches the people who may be picked for a job, and judges those found for it. */
import { sql } from 'kysely';
import type { Job } from '../../../schemas/job.ts';
import type { PoolFound } from '../../../schemas/poolSearch.ts';
import { keyFor } from '../../base/keys.ts';
import { askedOf } from '../../ranking/criteriaOfJob.ts';
import type { AskedJob } from '../../services/judgePeople.ts';
import type { Services } from '../../services/services.ts';
import { tells, withoutIdentity } from './anonymous.ts';
import { eligible, readWords } from './foundPeople.ts';
import { sealHandle } from './handles.ts';

/** People judged for one search. Of more, those who promise most for the job are taken. */
const mostJudged = 1000;
/** How many of the most promising are looked through where more were found. */
const mostPromising = 20_000;
/** People shown. */
const mostShown = 20;

type Needed = Pick<Services, 'db' | 'env' | 'clock' | 'judgePeople'>;

/** A stored job as it is judged. */
export const asAsked = ({ title, description, ...job }: Job): AskedJob => ({
  title,
  description,
  ...askedOf(job),
});

async function find({ db, clock, judgePeople }: Needed, job: Job, q: string): Promise<string[]> {
  const at = clock().toISOString();
  const { written, alike } = await readWords(db, q);
  const ask = async (condition: typeof written, among?: readonly string[]) => {
    const rows = await eligible(db, job.id, at)
      .select('candidates.candidateEmail')
      .where(condition)
      .$if(among !== undefined, (query) =>
        query.where('candidates.candidateEmail', '=', sql<string>`any(${among})`),
      )
      .limit(mostJudged + 1)
      .execute();
    return rows.map(({ candidateEmail }) => candidateEmail);
  };
  const exact = await ask(written);
  if (exact.length === 0) return ask(alike);
  if (exact.length <= mostJudged) return exact;
  const promising = await judgePeople.promising(asAsked(job), mostPromising);
  const best = promising ? await ask(written, promising) : [];
  return [...new Set([...best, ...exact])];
}

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
  const found = await find(services, job, q);
  const best = await judgePeople.best(asAsked(job), found.slice(0, mostJudged), mostShown);
  const rows = await db
    .selectFrom('candidates')
    .select(['candidateEmail', 'candidateFirstName', 'candidateLastName', 'candidateCity', 'candidateState'])
    .select(['facts', 'headline', 'yearsOfExperience'])
    .where('candidateEmail', '=', sql<string>`any(${best.map(({ email }) => email)})`)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.candidateEmail, row]));
  const key = keyFor(env.AUTH_SECRET, 'pool handles');
  return {
    found: Math.min(found.length, mostJudged),
    more: found.length > mostJudged,
    people: best.flatMap(({ email, fit: { band, criteria, summary } }) => {
      const row = rowOf.get(email);
      if (!row) return [];
      const { headline, candidateState, yearsOfExperience } = row;
      return [
        {
          handle: sealHandle(key, email, { jobId: job.id, recruiterEmail }, clock()),
          headline: headline !== null && tells(headline, row) ? null : headline,
          state: candidateState,
          yearsOfExperience: yearsOfExperience === null ? null : Math.floor(yearsOfExperience),
          ...{ band, summary, criteria: criteria.map((one) => withoutIdentity(one, row)) },
        },
      ];
    }),
  };
}
