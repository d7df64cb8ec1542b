import { sql } from 'kysely';

/** Whether the recruiter whose job a guest was invited to works there now: a guest has no more rights than their host. */
export const hostActs = sql<boolean>`exists (
  select from "jobs" as "hosted" join "recruiters" as "host" on "host"."recruiterEmail" = "hosted"."recruiterEmail"
  where "hosted"."id" = "jobGuests"."jobId" and "host"."status" = 'ACTIVE' and "host"."recruiterLeftAt" is null)`;
