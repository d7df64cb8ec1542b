/** Promised answers that are not given, counted from an index of the applications that are under way. */
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { answersOwed } from '../../../schemas/answersOwed.ts';
import { earliestToday } from '../../../schemas/base/answerDay.ts';
import { dayBefore } from '../../../schemas/base/days.ts';

export type AnswersOwed = z.output<z.ZodObject<typeof answersOwed>>;
type Owed = Record<keyof typeof answersOwed, RawBuilder<unknown>>;

/**
 * The counts as the schema names them. A promise is overdue once its day is over everywhere, and due until tomorrow before.
 *
 * @param jobs which jobs' applications count, as what `"jobId"` has to be: `= "jobs"."id"`
 */
export function answersOwedOf(jobs: RawBuilder<unknown>, now: Date): Owed {
  const today = sql`${earliestToday(now)}::date`;
  const of = (what: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`(
    select ${what} from "applications"
    where "applications"."jobId" ${jobs} and "applications"."status" = 'ACTIVE' and ${which})`;
  const isOverdue = sql`"applications"."answerBy" < ${today}`;
  return {
    answersOverdueCount: of(sql`count(*)`, isOverdue),
    answersDueCount: of(
      sql`count(*)`,
      sql`"applications"."answerBy" >= ${today} and "applications"."answerBy" <= ${dayBefore(now, -1)}::date`,
    ),
    oldestAnswerBy: of(sql`min("applications"."answerBy")`, isOverdue),
  };
}

/** The same of all jobs of a row of `recruiters` together, in one go, to be joined. */
export const answersOwedByRecruiter = (now: Date): RawBuilder<AnswersOwed> => {
  const isOverdue = sql`"answerBy" < ${earliestToday(now)}::date`;
  return sql`(
    select coalesce(sum("overdue"), 0)::bigint as "answersOverdueCount", coalesce(sum("due"), 0)::bigint as "answersDueCount",
      min("oldest") as "oldestAnswerBy"
    from "jobs" cross join lateral (
      select count(*) filter (where ${isOverdue}) as "overdue", count(*) filter (where not ${isOverdue}) as "due",
        min("answerBy") filter (where ${isOverdue}) as "oldest"
      from "applications"
      where "applications"."jobId" = "jobs"."id" and "applications"."status" = 'ACTIVE'
        and "answerBy" <= ${dayBefore(now, -1)}::date) "ofJob"
    where "jobs"."recruiterEmail" = "recruiters"."recruiterEmail")`;
};
