/** Telling other software: what happened is queued in the transaction of the change, for each webhook that wants it. */
import { type RawBuilder, sql } from 'kysely';
import type { ApplicationEvent } from '../../../schemas/application.ts';
import type { WebhookEvent } from '../../../schemas/webhook.ts';
import type { Database } from '../../db/database.ts';

/** Rows of `happened` (its type, its data and its job) become deliveries of the webhooks of the job's employer. */
const queue = (tx: Database, happened: RawBuilder<unknown>, at: string) =>
  sql`
    insert into "webhookDeliveries" ("id", "webhookId", "type", "data", "createdAt", "status", "tries", "nextAt")
    select gen_random_uuid(), "webhooks"."id", "happened"."type", "happened"."data",
      ${at}::timestamptz, 'PENDING', 0, ${at}::timestamptz
    from (${happened}) as "happened"
    join "jobs" on "jobs"."id" = "happened"."jobId"
    join "recruiters" on "recruiters"."recruiterEmail" = "jobs"."recruiterEmail"
    join "webhooks" on "webhooks"."employerEmail" = "recruiters"."employerEmail"
    where "webhooks"."events" @> to_jsonb("happened"."type")`.execute(tx);

interface Happened {
  type: Exclude<WebhookEvent, `application.${string}`>;
  /** ISO. */
  at: string;
  jobId: string;
  /** Ids, and how things stand: nothing personal waits in a log. */
  data: Readonly<Record<string, string>>;
}

/** Queues what happened in a job. */
export async function queueWebhooks(tx: Database, { type, at, jobId, data }: Happened): Promise<void> {
  const told = JSON.stringify({ jobId, ...data });
  await queue(
    tx,
    sql`select ${type}::text as "type", ${told}::jsonb as "data", ${jobId}::uuid as "jobId"`,
    at,
  );
}

/** Queues a line of an application's history, once it is written. */
export async function queueApplicationWebhooks(
  tx: Database,
  applicationId: string,
  { status, stageName, at }: Pick<ApplicationEvent, 'status' | 'stageName' | 'at'>,
): Promise<void> {
  await queue(
    tx,
    sql`
      select "jobId",
        case
          when ${status}::text = 'HIRED' then 'application.hired'
          when ${status}::text <> 'ACTIVE' then 'application.ended'
          when (select count(*) from "applicationEvents" where "applicationId" = "applications"."id") = 1
            then 'application.created'
          else 'application.moved'
        end as "type",
        jsonb_build_object('applicationId', "id", 'jobId', "jobId", 'status', ${status}::text,
          'stageName', ${stageName}::text) as "data"
      from "applications" where "id" = ${applicationId}::uuid`,
    at,
  );
}
