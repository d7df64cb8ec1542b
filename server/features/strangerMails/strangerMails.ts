/** Counts the mails that a company has sent to addresses of its own choosing: by the day, whatever became of them. */
import { sql } from 'kysely';
import { dayMs, dayOf } from '../../../schemas/base/days.ts';
import { strangerMailsADay } from '../../../schemas/strangerMails.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { provedDomains } from '../companyDomains/provedDomains.ts';

/** Whether the company has shown who it is, by a domain or by paying. */
async function isProved(db: Database, employerEmail: string): Promise<boolean> {
  const plans = db
    .selectFrom('subscriptions')
    .select('subscriptions.id')
    .where('status', 'in', ['ACTIVE', 'PAST_DUE'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('userEmail', '=', employerEmail),
        eb(
          'userEmail',
          'in',
          selectFrom('recruiters').select('recruiterEmail').where('employerEmail', '=', employerEmail),
        ),
      ]),
    );
  const proof = await provedDomains(db)
    .where('employerEmail', '=', employerEmail)
    .select('companyDomains.id')
    .union(plans)
    .limit(1)
    .executeTakeFirst();
  return proof !== undefined;
}

const mostOf = async (db: Database, employerEmail: string): Promise<number> =>
  (await isProved(db, employerEmail)) ? strangerMailsADay.proved : strangerMailsADay.unproved;

/** Mails the company can still send today. */
export async function strangerMailsLeft(db: Database, employerEmail: string, now: Date): Promise<number> {
  const today = await db
    .selectFrom('strangerMails')
    .select('sent')
    .where('employerEmail', '=', employerEmail)
    .where('day', '=', dayOf(now))
    .executeTakeFirst();
  return Math.max(0, (await mostOf(db, employerEmail)) - (today?.sent ?? 0));
}

/**
 * Counts mails in the transaction that queues them, so that two at once are counted one after the other. Taking an
 * invitation back gives nothing back: the mail has gone out.
 *
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function countStrangerMails(
  tx: Database,
  employerEmail: string,
  mails: number,
  now: Date,
): Promise<void> {
  const day = dayOf(now);
  await tx
    .deleteFrom('strangerMails')
    .where('employerEmail', '=', employerEmail)
    .where('day', '<', day)
    .execute();
  const { sent } = await tx
    .insertInto('strangerMails')
    .values({ employerEmail, day, sent: mails })
    .onConflict((conflict) =>
      conflict
        .columns(['employerEmail', 'day'])
        .doUpdateSet({ sent: sql<number>`"strangerMails"."sent" + excluded."sent"` }),
    )
    .returning('sent')
    .executeTakeFirstOrThrow();
  const most = await mostOf(tx, employerEmail);
  if (sent <= most) return;
  const retryAfter = Math.ceil((Date.parse(day) + dayMs - now.getTime()) / 1000);
  throw new ApiError(
    'TOO_MANY_REQUESTS',
    most === strangerMailsADay.unproved
      ? (t) =>
          t(
            'Your company can send {most} invitations a day until it has proved its domain or has a plan. Let an administrator prove the domain on the company’s profile, or send the others tomorrow.',
            { most },
          )
      : (t) => t('Your company can send {most} invitations a day. Send the others tomorrow.', { most }),
    { retryAfter },
  );
}
