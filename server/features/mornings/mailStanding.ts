/** Tells candidates on Mondays where they stand. */
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type Standing, standingMail } from '../../mail/templates/standingMail.ts';
import { quietEnd } from '../notices/quietHours.ts';
import { stopOf } from '../notices/stopLinks.ts';
import {
  type CandidateMailing,
  type CandidateMailServices,
  type DueCandidate,
  isMonday,
} from './candidateBatches.ts';

type Of<T> = T & { email: string };

const employerName = sql`(select "employerName" from "recruiters" join "employers" using ("employerEmail")
  where "recruiters"."recruiterEmail" = "jobs"."recruiterEmail")`;

/** Running applications, those that wait longest first; an answer is whatever the candidate did not do. */
async function applicationsOf(tx: Database, emails: readonly string[]) {
  const { rows } = await sql<Of<Standing['applications'][number]>>`
    select "applications"."candidateEmail" "email", "applications"."id", "jobs"."title" "jobTitle",
      ${employerName} "employerName", "answerBy",
      coalesce(jsonb_path_query_first("jobs"."stages", '$[*] ? (@.id == $id)',
        jsonb_build_object('id', "stageId")) ->> 'name', "stageId") "stageName",
      coalesce((select max("at") from "applicationEvents" "event" where "event"."applicationId" = "applications"."id"
        and "by" <> "applications"."candidateEmail"), "applications"."createdAt") "answeredAt"
    from "applications" join "jobs" on "jobs"."id" = "applications"."jobId"
    where "applications"."candidateEmail" = any(${emails}::text[]) and "applications"."status" = 'ACTIVE'
    order by "answeredAt", "applications"."id"`.execute(tx);
  return rows;
}

async function invitationsOf(tx: Database, emails: readonly string[], now: Date) {
  const { rows } = await sql<Of<Standing['invitations'][number]>>`
    select "dailyCandidates"."candidateEmail" "email", "jobs"."title" "jobTitle", ${employerName} "employerName",
      "expiresAt"
    from "dailyCandidates" join "invitations" on "invitations"."dailyCandidateId" = "dailyCandidates"."id"
    join "jobs" on "jobs"."id" = "dailyCandidates"."jobId"
    where "dailyCandidates"."candidateEmail" = any(${emails}::text[]) and "invitations"."status" = 'PENDING'
      and "expiresAt" > ${now.toISOString()}
    order by "expiresAt"`.execute(tx);
  return rows;
}

/** How many open jobs fit well, without those that were applied for, are hidden, or are against what is wanted. */
async function fitsOf(tx: Database, emails: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ email: string; fits: number }>`
    select "jobFits"."candidateEmail" "email", count(*) "fits" from "jobFits"
    join "jobs" on "jobs"."id" = "jobFits"."jobId" and "jobs"."status" = 'OPEN'
    where "jobFits"."candidateEmail" = any(${emails}::text[]) and "fit" ->> 'band' in ('STRONG', 'GOOD') and "unwanted" is null
      and not exists (select from "applications" "one"
        where "one"."candidateEmail" = "jobFits"."candidateEmail" and "one"."jobId" = "jobFits"."jobId")
      and not exists (select from "jobMarks" "one" where "one"."candidateEmail" = "jobFits"."candidateEmail"
        and "one"."jobId" = "jobFits"."jobId" and "mark" = 'HIDDEN')
    group by 1`.execute(tx);
  return new Map(rows.map(({ email, fits }) => [email, fits]));
}

async function send(
  { env, clock, sendMail }: CandidateMailServices,
  tx: Database,
  batch: readonly DueCandidate[],
): Promise<number> {
  const now = clock();
  const emails = batch.map(({ email }) => email);
  const applications = Map.groupBy(await applicationsOf(tx, emails), ({ email }) => email);
  const invitations = Map.groupBy(await invitationsOf(tx, emails, now), ({ email }) => email);
  const fits = await fitsOf(tx, emails);
  let sent = 0;
  for (const { email: to, userId, locale, firstName, settings, today } of batch) {
    const standing: Standing = {
      applications: applications.get(to) ?? [],
      invitations: invitations.get(to) ?? [],
      fits: fits.get(to) ?? 0,
    };
    if (standing.applications.length + standing.invitations.length === 0) continue;
    const stop = stopOf(env, 'CANDIDATE', { userId, what: 'mailStanding' });
    const letter = standingMail({
      ...standing,
      today,
      now,
      timeZone: settings.timeZone,
      appUrl: env.APP_URL,
      stop,
    });
    await sendMail(tx, {
      to,
      letter,
      locale,
      firstName,
      onlyToAccounts: true,
      notBefore: quietEnd(settings, now),
    });
    sent += 1;
  }
  return sent;
}

/** Whether it is Monday morning anywhere: from Sunday evening in UTC to the night to Tuesday. */
const mayBeMonday = (now: Date) => [0, 1, 2].includes(now.getUTCDay());

export const standingMailing: CandidateMailing = {
  kind: 'STANDING',
  readers: (now) =>
    mayBeMonday(now)
      ? sql`
        select "candidateEmail" "email" from "applications" where "status" = 'ACTIVE'
        union select "candidateEmail" from "dailyCandidates"
          join "invitations" on "invitations"."dailyCandidateId" = "dailyCandidates"."id"
          where "invitations"."status" = 'PENDING' and "expiresAt" > ${now.toISOString()}`
      : sql`select null::text "email" where false`,
  isWanted: ({ mailStanding }, today) => mailStanding && isMonday(today),
  send,
};
