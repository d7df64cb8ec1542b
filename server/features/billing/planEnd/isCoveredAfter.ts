/** Recruiters whom the employer's plan covers, too. */
import { type RawBuilder, sql } from 'kysely';

/** Whether a recruiter's employer goes on covering them when their own of the selected `subscriptions` ends. */
export const isCoveredAfter = (now: Date): RawBuilder<boolean> => sql`exists (
  select from "recruiters"
  join "subscriptions" "cover" on "cover"."userEmail" = "recruiters"."employerEmail"
  where "recruiters"."recruiterEmail" = "subscriptions"."userEmail"
    and "recruiters"."employerEmail" <> "subscriptions"."userEmail" and "recruiters"."status" = 'ACTIVE'
    and "cover"."status" = 'ACTIVE' and "cover"."currentPeriodEnd" > ${now.toISOString()}::timestamptz
    and (not "cover"."cancelAtPeriodEnd" or "cover"."currentPeriodEnd" > "subscriptions"."currentPeriodEnd"))`;
