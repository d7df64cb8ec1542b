/** Jobs as mails to candidates tell them, with how each reader fits. */
import { sql } from 'kysely';
import type { CriterionResult } from '../../../schemas/criteria.ts';
import type { Database } from '../../db/database.ts';
import type { MailedJob } from '../../mail/templates/candidateMails.ts';
import { jobEmployerName } from '../jobs/selectJobs.ts';

/** A job and the one who is to be told of it. */
export interface Pair {
  email: string;
  jobId: string;
}

const keyOf = ({ email, jobId }: Pair) => `${jobId} ${email}`;

const emailsOf = (pairs: readonly Pair[]) => pairs.map(({ email }) => email);
const idsOf = (pairs: readonly Pair[]) => pairs.map(({ jobId }) => jobId);

/** Of some pairs, those with an open job that its reader has neither hidden nor applied for. */
export async function stillNews(db: Database, pairs: readonly Pair[]): Promise<Set<string>> {
  const { rows } = await sql<Pair>`
    select "email", "jobId" from unnest(${emailsOf(pairs)}::text[], ${idsOf(pairs)}::uuid[]) "pair" ("email", "jobId")
    join "jobs" on "jobs"."id" = "jobId" and "jobs"."status" = 'OPEN'
    where not exists (select from "jobMarks" "one"
        where "one"."candidateEmail" = "email" and "one"."jobId" = "pair"."jobId" and "mark" = 'HIDDEN')
      and not exists (select from "applications" "one"
        where "one"."candidateEmail" = "email" and "one"."jobId" = "pair"."jobId")`.execute(db);
  return new Set(rows.map(keyOf));
}

/** @returns how to read the job of a pair; undefined for one that is gone */
export async function jobFacts(
  db: Database,
  pairs: readonly Pair[],
): Promise<(pair: Pair) => MailedJob | undefined> {
  const { rows: jobs } = await sql<Omit<MailedJob, 'criteria'>>`
    select "jobs"."id", "title", ${jobEmployerName} "employerName", "city", "state", "country", "workplaceType",
      "salaryMin", "salaryMax", "salaryCurrency", "salaryUnit"
    from "jobs" where "jobs"."id" = any(${[...new Set(idsOf(pairs))]}::uuid[])`.execute(db);
  const { rows: fits } = await sql<Pair & { criteria: CriterionResult[] }>`
    select "email", "pair"."jobId", "fit" -> 'criteria' "criteria"
    from unnest(${emailsOf(pairs)}::text[], ${idsOf(pairs)}::uuid[]) "pair" ("email", "jobId")
    join "jobFits" on "jobFits"."candidateEmail" = "email" and "jobFits"."jobId" = "pair"."jobId"`.execute(
    db,
  );
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const byPair = new Map(fits.map(({ criteria, ...pair }) => [keyOf(pair), criteria]));
  return (pair) => {
    const job = byId.get(pair.jobId);
    return job && { ...job, criteria: byPair.get(keyOf(pair)) ?? [] };
  };
}

export const isAmong = (news: ReadonlySet<string>, pair: Pair): boolean => news.has(keyOf(pair));
