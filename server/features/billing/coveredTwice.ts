/** Recruiters who pay for a plan of their own although their employer's covers them: asked first, told, helped out. */
import { sql } from 'kysely';
import type { Caller } from '../../access/caller.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { coveredTwice } from '../../mail/templates/planChangeMails.ts';
import type { PaymentServices } from './customers.ts';

/** At most so many mails at once; the next hour takes the others. */
const atOnce = 500;

type Who = Pick<Caller, 'email' | 'employerEmail'>;

/** The employer's plan that covers a recruiter now; undefined where none does, and for everyone else. */
export const employerCover = (db: Database, { email, employerEmail }: Who, now: Date) =>
  employerEmail === null || employerEmail === email
    ? Promise.resolve(undefined)
    : db
        .selectFrom('subscriptions')
        .select(['id', 'currentPeriodEnd'])
        .where('userEmail', '=', employerEmail)
        .where('status', '=', 'ACTIVE')
        .where('currentPeriodEnd', '>', now.toISOString())
        .orderBy('currentPeriodEnd', 'desc')
        .limit(1)
        .executeTakeFirst();

/**
 * Nobody pays beside their employer without having been asked.
 *
 * @param evenIfCovered the answer to that question
 * @returns the employer's subscription beside which they pay knowingly
 * @throws ApiError COVERED_ALREADY
 */
export async function askIfCovered(
  { db, clock }: Pick<PaymentServices, 'db' | 'clock'>,
  caller: Who,
  evenIfCovered: boolean | undefined,
): Promise<string | null> {
  const cover = await employerCover(db, caller, clock());
  if (!cover) return null;
  if (evenIfCovered) return cover.id;
  throw new ApiError(
    'COVERED_ALREADY',
    "Your employer's plan covers you, so a plan of your own unlocks nothing more. Confirm that you want to pay for one all the same.",
  );
}

/**
 * Mails recruiters who are covered twice, once for each plan of the employer's.
 *
 * @param payerEmail only about this recruiter, or the recruiters of this employer
 */
export async function tellCoveredTwice(
  tx: Database,
  { sendMail, env, clock }: Pick<PaymentServices, 'sendMail' | 'env' | 'clock'>,
  payerEmail?: string,
): Promise<void> {
  const now = clock().toISOString();
  const ofPayer =
    payerEmail === undefined
      ? sql``
      : sql`and ${payerEmail} in ("recruiters"."recruiterEmail", "recruiters"."employerEmail")`;
  const { rows } = await sql<{ userEmail: string; planId: string; employerName: string }>`
    with "due" as (
      select "own"."id", "own"."userEmail", "own"."planId", "employers"."employerName", "cover"."id" as "coverId"
      from "subscriptions" as "own"
      join "recruiters" on "recruiters"."recruiterEmail" = "own"."userEmail"
      join "employers" on "employers"."employerEmail" = "recruiters"."employerEmail"
      cross join lateral (
        select "id" from "subscriptions"
        where "userEmail" = "recruiters"."employerEmail" and "status" = 'ACTIVE' and not "cancelAtPeriodEnd"
          and "currentPeriodEnd" > ${now}::timestamptz
        order by "currentPeriodEnd" desc
        limit 1
      ) as "cover"
      -- A founder who recruits pays once: their plan is the company's.
      where "own"."userEmail" <> "recruiters"."employerEmail"
        and "own"."status" = 'ACTIVE' and "own"."provider" is not null and not "own"."cancelAtPeriodEnd"
        and "own"."currentPeriodEnd" > ${now}::timestamptz and "recruiters"."status" = 'ACTIVE'
        and "own"."coverTold" is distinct from "cover"."id" ${ofPayer}
      limit ${atOnce}
      for update of "own" skip locked
    ), "noted" as (
      update "subscriptions" set "coverTold" = "due"."coverId" from "due" where "subscriptions"."id" = "due"."id"
    )
    select "userEmail", "planId", "employerName" from "due"`.execute(tx);
  for (const { userEmail: to, planId, employerName } of rows) {
    await sendMail(tx, { to, letter: coveredTwice({ planId, employerName, appUrl: env.APP_URL }) });
  }
}
