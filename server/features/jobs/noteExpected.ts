/** Keeps with an open job how many good candidates the estimate gives for it; the guarantee goes by that. */

import type { FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { placeOfJob } from '../../../schemas/job.ts';
import { traceOf } from '../../base/openBoss.ts';
import type { Database } from '../../db/database.ts';
import { askedOf, placeColumns } from '../../ranking/criteriaOfJob.ts';
import { hiddenFrom } from '../../ranking/hiddenPeople.ts';
import type { Services } from '../../services/services.ts';

interface ExpectingServices extends Pick<Services, 'db' | 'expectFits'> {
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Jobs that are estimated in one go; the next hour takes the others. */
const atOnce = 500;

/** An open job without a number. */
const openJob = (db: Database, id: string) =>
  db
    .selectFrom('jobs')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .select(['title', 'description', 'criteria', 'proposedCriteria', 'openSince', 'employerEmail'])
    .select(placeColumns)
    .where('jobs.id', '=', id)
    .where('jobs.status', '=', 'OPEN')
    .where('openSince', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('guaranteedJobs')
            .select('jobId')
            .whereRef('jobId', '=', 'jobs.id')
            .where('good', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst();

/**
 * Asks the estimate for an open job and keeps its number: 0 where it gives none. Words that are in no list count as if
 * nobody had them, so that a job which nobody can fit is not counted among those that many fit. Nothing is kept where
 * profiles are still being read, or the job was changed meanwhile.
 */
async function noteExpected({ db, expectFits }: ExpectingServices, id: string): Promise<void> {
  const job = await openJob(db, id);
  if (!job) return;
  const { title, description, openSince } = job;
  const draft = { title, description, ...askedOf(job), place: placeOfJob(job), othersUnmet: true };
  const { pending, good } = await expectFits(draft, await hiddenFrom(db, job.employerEmail));
  if (pending || good === null) return;
  await sql`
    insert into "guaranteedJobs" ("jobId", "since", "good")
    select "id", "openSince", ${good.about ?? 0}::integer from "jobs"
    where "id" = ${id} and "status" = 'OPEN' and "openSince" = ${openSince}::timestamptz
      and "title" = ${title} and "description" = ${description} and "criteria" = ${JSON.stringify(job.criteria)}::jsonb
    on conflict ("jobId") do update set "good" = excluded."good" where "guaranteedJobs"."good" is null`.execute(
    db,
  );
}

/** The same after a job was opened or changed; what cannot be estimated now is estimated within the hour. */
export async function expectGood(services: ExpectingServices, id: string): Promise<void> {
  await noteExpected(services, id).catch((error: unknown) =>
    services.log.warn({ ...traceOf(error), jobId: id }, 'good candidates not estimated yet'),
  );
}

/**
 * Estimates for open jobs whose number is missing, however they were opened.
 *
 * @param payers a query of the addresses of recruiters and employers whose jobs are meant
 */
export async function expectMissing(
  services: ExpectingServices,
  payers: RawBuilder<{ userEmail: string }>,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select "jobs"."id" from "jobs"
    join "recruiters" on "recruiters"."recruiterEmail" = "jobs"."recruiterEmail"
    left join "guaranteedJobs" on "guaranteedJobs"."jobId" = "jobs"."id"
    where "jobs"."status" = 'OPEN' and "jobs"."openSince" is not null and "guaranteedJobs"."good" is null
      and ("recruiters"."recruiterEmail" in (${payers}) or "employerEmail" in (${payers}))
    order by "jobs"."openSince", "jobs"."id"
    limit ${atOnce}`.execute(services.db);
  for (const { id } of rows) await expectGood(services, id);
}
