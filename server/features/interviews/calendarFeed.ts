/** A recruiter's interviews at a secret address, for calendar programs that cannot sign in. */
import { randomBytes } from 'node:crypto';
import type { Caller } from '../../access/caller.ts';
import { mailAboutWayIn } from '../../access/objections.ts';
import { notFound } from '../../base/errors.ts';
import { keyedHash, keyFor } from '../../base/keys.ts';
import { translators } from '../../base/translators.ts';
import { interviewCalendar } from '../../calendar/interviewCalendar.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';
import { allInterviews, selectInterview } from './selectInterviews.ts';

type FeedServices = Pick<Services, 'db' | 'clock' | 'env'>;

/** How long past interviews stay in a subscribed calendar, in days. */
const pastDays = 90;

const hashOf = ({ env }: Pick<Services, 'env'>, secret: string) =>
  keyedHash(keyFor(env.AUTH_SECRET, 'calendar feeds'), secret);

export async function feedSince(db: Database, recruiterEmail: string): Promise<{ createdAt: string | null }> {
  const feed = await db
    .selectFrom('calendarFeeds')
    .select('createdAt')
    .where('recruiterEmail', '=', recruiterEmail)
    .executeTakeFirst();
  return { createdAt: feed?.createdAt ?? null };
}

/** The address is told here and never again; one that was given out before stops working. */
export async function renewFeed(
  services: FeedServices & Pick<Services, 'sendMail'>,
  owner: Pick<Caller, 'id' | 'email'>,
): Promise<{ url: string; createdAt: string }> {
  const { db, clock, env } = services;
  const { email: recruiterEmail } = owner;
  const secret = randomBytes(32).toString('base64url');
  const createdAt = clock().toISOString();
  const secretHash = hashOf(services, secret);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('calendarFeeds')
      .values({ recruiterEmail, secretHash, createdAt })
      .onConflict((conflict) => conflict.column('recruiterEmail').doUpdateSet({ secretHash, createdAt }))
      .execute();
    await mailAboutWayIn(services, tx, { owner, kind: 'CALENDAR' });
  });
  return { url: `${env.APP_URL}/api/v1/calendar-feeds/${secret}.ics`, createdAt };
}

/** @throws ApiError NOT_FOUND for a secret that is not good, and for recruiters who are not active */
export async function readFeed(services: FeedServices, secret: string): Promise<string> {
  const { db, clock } = services;
  const { recruiterEmail, locale } = await db
    .selectFrom('calendarFeeds')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'calendarFeeds.recruiterEmail')
    .innerJoin('users', 'users.email', 'calendarFeeds.recruiterEmail')
    .where('calendarFeeds.secretHash', '=', hashOf(services, secret))
    .where('recruiters.status', '=', 'ACTIVE')
    .select(['calendarFeeds.recruiterEmail', 'users.locale'])
    .executeTakeFirstOrThrow(() => notFound('There is no such calendar.'));
  const now = clock();
  const from = new Date(now.getTime() - pastDays * 86_400_000).toISOString();
  const booked = await selectInterview(now)(allInterviews(db))
    .where('interviews.recruiterEmail', '=', recruiterEmail)
    // A job that was handed over took its candidates along.
    .where('jobs.recruiterEmail', '=', recruiterEmail)
    .where('interviews.cancelledAt', 'is', null)
    .where('interviews.startsAt', '>', from)
    .orderBy('interviews.startsAt')
    .execute();
  const events = booked.flatMap(({ startsAt, endsAt, ...rest }) =>
    startsAt === null || endsAt === null ? [] : [{ ...rest, startsAt, endsAt, recruiterEmail }],
  );
  return interviewCalendar(events, 'PUBLISH', 'RECRUITER', { t: translators[locale] });
}
