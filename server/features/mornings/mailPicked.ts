/** Tells candidates, once a day, which jobs picked them. */
import { sql } from 'kysely';
import { daysLater } from '../../../schemas/base/days.ts';
import type { Database } from '../../db/database.ts';
import { pickedMail } from '../../mail/templates/candidateMails.ts';
import { quietEnd } from '../notices/quietHours.ts';
import { stopOf } from '../notices/stopLinks.ts';
import type { CandidateMailing, CandidateMailServices, DueCandidate } from './candidateBatches.ts';
import { isAmong, jobFacts, type Pair, stillNews } from './toldJobFacts.ts';

/** A day and the hours in which a morning is made up for; every pick is within two mornings of one of them. */
const daysBack = 2;

/** Picks that were not looked at and that no mail has told of; a recruiter who has passed already is no news. */
async function untoldPicks(tx: Database, batch: readonly DueCandidate[], now: Date): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select "notices"."userEmail" "email", "notices"."jobId" from "notices"
    where "notices"."userEmail" = any(${batch.map(({ email }) => email)}::text[])
      and "kind" = 'PICKED' and "readAt" is null and "createdAt" > ${daysLater(now, -daysBack).toISOString()}
      and not exists (select from "toldJobs" "one"
        where "one"."candidateEmail" = "notices"."userEmail" and "one"."jobId" = "notices"."jobId")
      and not exists (select from "dailyCandidates" "one" where "one"."candidateEmail" = "notices"."userEmail"
        and "one"."jobId" = "notices"."jobId" and "one"."status" = 'PASSED')
    order by "createdAt" desc, "notices"."id"`.execute(tx);
  return rows;
}

async function send(
  { env, clock, sendMail }: CandidateMailServices,
  tx: Database,
  batch: readonly DueCandidate[],
): Promise<number> {
  const now = clock();
  const picks = await untoldPicks(tx, batch, now);
  const news = await stillNews(tx, picks);
  const told = picks.filter((pair) => isAmong(news, pair));
  const factsOf = await jobFacts(tx, told);
  // A job that picked someone is not told of again as a new one.
  await sql`
    insert into "toldJobs" ("candidateEmail", "jobId", "toldAt")
    select "email", "jobId", ${now.toISOString()} from unnest(${told.map(({ email }) => email)}::text[],
      ${told.map(({ jobId }) => jobId)}::uuid[]) "pair" ("email", "jobId")
    on conflict do nothing`.execute(tx);
  const byReader = Map.groupBy(told, ({ email }) => email);
  for (const { email: to, userId, locale, firstName, settings } of batch) {
    const jobs = (byReader.get(to) ?? []).flatMap((pair) => factsOf(pair) ?? []);
    if (jobs.length === 0) continue;
    const stop = stopOf(env, 'CANDIDATE', { userId, what: 'mailPicked' });
    const letter = pickedMail({ jobs, appUrl: env.APP_URL, stop });
    await sendMail(tx, {
      to,
      letter,
      locale,
      firstName,
      onlyToAccounts: true,
      notBefore: quietEnd(settings, now),
    });
  }
  return byReader.size;
}

export const pickedMailing: CandidateMailing = {
  kind: 'PICKED',
  readers: (now) => sql`
    select distinct "userEmail" "email" from "notices"
    where "kind" = 'PICKED' and "readAt" is null and "createdAt" > ${daysLater(now, -daysBack).toISOString()}`,
  isWanted: ({ mailPicked }) => mailPicked,
  send,
};
