/** Counts the mails that companies send to people who did not ask for them: by company and day, also those taken back. */
import { sql } from 'kysely';
import { dayMs, dayOf } from '../../../schemas/base/days.ts';
import { strangerMailsADay, strangerMailsOfNetwork } from '../../../schemas/strangerMails.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { provedDomains } from '../companyDomains/provedDomains.ts';

/** Whether the company has shown who it is, by a proved domain or by a paid plan. */
async function isIdentified(db: Database, employerEmail: string): Promise<boolean> {
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

/** The most mails a company may send in a day. */
const mostMailsADay = async (db: Database, employerEmail: string): Promise<number> =>
  (await isIdentified(db, employerEmail)) ? strangerMailsADay.proved : strangerMailsADay.unproved;

/** Mails the company can still send today. */
export async function strangerMailsLeft(db: Database, employerEmail: string, now: Date): Promise<number> {
  const today = await db
    .selectFrom('strangerMails')
    .select('sent')
    .where('employerEmail', '=', employerEmail)
    .where('day', '=', dayOf(now))
    .executeTakeFirst();
  return Math.max(0, (await mostMailsADay(db, employerEmail)) - (today?.sent ?? 0));
}

/** People who act for companies, each with a network that they were seen at lately. */
const seenAt = (tx: Database, now: Date) =>
  tx
    .selectFrom('networks')
    .innerJoin('users', 'users.id', 'networks.userId')
    .leftJoin('administrators', 'administrators.administratorEmail', 'users.email')
    .leftJoin('recruiters', 'recruiters.recruiterEmail', 'users.email')
    // Each use is noted once a day.
    .where('networks.lastSeenAt', '>', new Date(now.getTime() - 2 * dayMs).toISOString());

const companyColumn = sql<string>`coalesce("administrators"."employerEmail", "recruiters"."employerEmail")`;

/**
 * Mails that companies have sent today whose people were seen at the networks of this company's people. Of each company
 * only as many count as it may send without having shown who it is: an office of companies that have is no one's limit.
 */
async function sentFromNetwork(tx: Database, employerEmail: string, now: Date): Promise<number> {
  const networks = seenAt(tx, now).where(companyColumn, '=', employerEmail).select('networks.networkHash');
  const companies = seenAt(tx, now)
    .where('networks.networkHash', 'in', networks)
    .select(companyColumn.as('company'));
  const { sent } = await tx
    .selectFrom('strangerMails')
    .where('day', '=', dayOf(now))
    .where('employerEmail', 'in', companies)
    .select(
      sql<number | null>`sum(least("sent", ${strangerMailsADay.unproved}::integer))::integer`.as('sent'),
    )
    .executeTakeFirstOrThrow();
  return sent ?? 0;
}

const secondsToTomorrow = (now: Date): number =>
  Math.ceil((Date.parse(dayOf(now)) + dayMs - now.getTime()) / 1000);

const tooManyMails = (most: number, now: Date) =>
  new ApiError(
    'TOO_MANY_REQUESTS',
    most === strangerMailsADay.unproved
      ? (t) =>
          t(
            'Your company can send {most} invitations a day until it has proved its domain or has a plan. Let an administrator prove the domain on the company’s profile, or send the others tomorrow.',
            { most },
          )
      : (t) => t('Your company can send {most} invitations a day. Send the others tomorrow.', { most }),
    { retryAfter: secondsToTomorrow(now) },
  );

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
  const most = await mostMailsADay(tx, employerEmail);
  if (sent > most) throw tooManyMails(most, now);
  if (most === strangerMailsADay.proved) return;
  if ((await sentFromNetwork(tx, employerEmail, now)) > strangerMailsOfNetwork)
    throw new ApiError(
      'TOO_MANY_REQUESTS',
      (t) =>
        t(
          'From your network, companies that have neither proved a domain nor a plan have sent {most} invitations today. Let an administrator prove the domain on the company’s profile, or send the others tomorrow.',
          { most: strangerMailsOfNetwork },
        ),
      { retryAfter: secondsToTomorrow(now), limitedBy: 'NETWORK' },
    );
}
