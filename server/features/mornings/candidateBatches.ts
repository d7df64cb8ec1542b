/** Candidates whose day has come for a kind of mail, a batch at a time. */

import type { FastifyBaseLogger } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../../schemas/base/locales.ts';
import type { NoticeSettings } from '../../../schemas/notice.ts';
import { type LocalTime, localClock } from '../../base/localTime.ts';
import { traceOf } from '../../base/openBoss.ts';
import type { CandidateMailKind } from '../../db/columns/candidateMailKind.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';
import { settingsOf } from '../notices/settings.ts';
import { dueMorning } from './dueMorning.ts';

export type CandidateMailServices = Pick<Services, 'db' | 'env' | 'clock' | 'sendMail'> & {
  log: FastifyBaseLogger;
};

/** One whose mail of the day is being seen to. */
export interface DueCandidate {
  email: string;
  userId: string;
  locale: Locale;
  firstName: string;
  settings: NoticeSettings;
  /** On the candidate's own calendar. */
  today: string;
}

/** A kind of mail to candidates. */
export interface CandidateMailing {
  kind: CandidateMailKind;
  /** Addresses of those there may be something to tell, as a query of one column, `email`. */
  readers: (now: Date) => RawBuilder<unknown>;
  /** Whether someone wants it on a day of their calendar. */
  isWanted: (settings: NoticeSettings, today: string) => boolean;
  /** Queues the mails of a batch in its transaction. @returns how many there are */
  send: (services: CandidateMailServices, tx: Database, batch: readonly DueCandidate[]) => Promise<number>;
}

/** How many are read, claimed and told in one go: the statements of a batch do not grow with it. */
const batchSize = 200;

/** Where the browser has not told the zone yet. */
const unknownZone = 'UTC';

export const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

interface Row {
  email: string;
  userId: string;
  locale: Locale;
  firstName: string;
  document: NoticeSettings | null;
  day: string | null;
}

const rowsAfter = async (db: Database, { kind, readers }: CandidateMailing, after: string, now: Date) =>
  (
    await sql<Row>`
      select "readers"."email", "users"."id" "userId", "users"."locale", "candidateFirstName" "firstName",
        "noticeSettings"."document", "candidateMails"."day"
      from (${readers(now)}) "readers"
      join "users" on "users"."email" = "readers"."email" and "users"."role" = 'CANDIDATE'
      join "candidates" on "candidates"."candidateEmail" = "readers"."email"
      left join "noticeSettings" on "noticeSettings"."userEmail" = "readers"."email"
      left join "candidateMails" on "candidateMails"."candidateEmail" = "readers"."email" and "candidateMails"."kind" = ${kind}
      where "readers"."email" > ${after}
      order by "readers"."email" limit ${batchSize}`.execute(db)
  ).rows;

/** Of some, those whose morning has come, who were not seen to, and who want the mail. */
function dueOf(rows: readonly Row[], { isWanted }: CandidateMailing, now: Date): DueCandidate[] {
  const times = new Map<string, LocalTime>();
  const timeIn = (zone: string) => {
    const time = times.get(zone) ?? localClock(zone)(now);
    times.set(zone, time);
    return time;
  };
  return rows.flatMap(({ document, day, ...user }) => {
    const settings = settingsOf(document);
    const today = dueMorning(settings, timeIn(settings.timeZone ?? unknownZone), day);
    return today !== null && isWanted(settings, today) ? [{ ...user, settings, today }] : [];
  });
}

/** @returns those of a batch that are this server's to see to: of several that try at once, one has each */
async function claim(
  tx: Database,
  kind: CandidateMailKind,
  due: readonly DueCandidate[],
): Promise<DueCandidate[]> {
  const emails = due.map(({ email }) => email);
  const days = due.map(({ today }) => today);
  const { rows } = await sql<{ email: string }>`
    insert into "candidateMails" ("candidateEmail", "kind", "day")
    select "email", ${kind}, "day" from unnest(${emails}::text[], ${days}::date[]) "due" ("email", "day")
    order by "email"
    on conflict ("candidateEmail", "kind") do update set "day" = excluded."day"
      where "candidateMails"."day" < excluded."day"
    returning "candidateEmail" "email"`.execute(tx);
  const claimed = new Set(rows.map(({ email }) => email));
  return due.filter(({ email }) => claimed.has(email));
}

const sendBatch = (
  services: CandidateMailServices,
  mailing: CandidateMailing,
  due: readonly DueCandidate[],
) =>
  services.db.transaction().execute(async (tx) => {
    const claimed = await claim(tx, mailing.kind, due);
    return claimed.length === 0 ? 0 : mailing.send(services, tx, claimed);
  });

/** One that cannot be told keeps no other waiting: a batch that fails is halved until it stands alone. */
async function trySending(
  services: CandidateMailServices,
  mailing: CandidateMailing,
  due: readonly DueCandidate[],
): Promise<number> {
  try {
    return due.length === 0 ? 0 : await sendBatch(services, mailing, due);
  } catch (error) {
    if (due.length === 1) {
      services.log.error(traceOf(error), `a mail (${mailing.kind}) could not be written; it is tried again`);
      return 0;
    }
    const half = Math.ceil(due.length / 2);
    return (
      (await trySending(services, mailing, due.slice(0, half))) +
      (await trySending(services, mailing, due.slice(half)))
    );
  }
}

/**
 * Claims and mails are one transaction for each batch: a server that is killed leaves its batch to the next look.
 *
 * @returns how many mails are on their way
 */
export async function sendToCandidates(
  services: CandidateMailServices,
  mailing: CandidateMailing,
): Promise<number> {
  const now = services.clock();
  let sent = 0;
  for (let after = ''; ; ) {
    const rows = await rowsAfter(services.db, mailing, after, now);
    sent += await trySending(services, mailing, dueOf(rows, mailing, now));
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return sent;
    after = last.email;
  }
}
