/** Gathers a recruiter's morning: the open tasks of their first screen, and what has happened since the last mail. */
import { sql } from 'kysely';
import { dayOf, daysLater, daysUntil } from '../../../schemas/base/days.ts';
import { bestQuotation } from '../../../schemas/bestQuotation.ts';
import type { NoticeSettings } from '../../../schemas/notice.ts';
import { type RecruiterTodo, todoMost } from '../../../schemas/todo.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import { localClock } from '../../base/localTime.ts';
import type { Database } from '../../db/database.ts';
import { candidateName } from '../../db/fullName.ts';
import { answerNews, type Morning } from '../../mail/templates/morningMail.ts';
import { isWaiting } from '../dailyCandidates/selectQueue.ts';
import { interviewsInScope, selectInterview } from '../interviews/selectInterviews.ts';
import { recruiterTodo } from '../stats/recruiterTodo.ts';

/** Entries of each part; the rest is a number and a click away. */
const mostEntries = 5;
const picksPerJob = 3;
/** How far back the first mail looks. */
const firstDays = 7;

export interface Reader {
  email: string;
  /** Whether daily lists are part of their plan. */
  seesLists: boolean;
  settings: NoticeSettings;
  timeZone: string;
  /** The reader's own day. */
  today: string;
  /** When the last morning mail was written; null before the first. */
  mailedAt: string | null;
}

const nothing = { total: 0, items: [] };
const firstOf = <T>(items: T[]) => ({ total: items.length, items: items.slice(0, mostEntries) });

/** Lists that came since the last mail, each with its best picks. */
async function picksOf(db: Database, todo: RecruiterTodo, since: Date, now: Date): Promise<Morning['picks']> {
  const lists = todo.unseenLists.items.filter(({ date }) => date > dayOf(since));
  const shown = lists.slice(0, mostEntries);
  if (shown.length === 0) return nothing;
  const jobs = sql`select unnest(${shown.map(({ jobId }) => jobId)}::uuid[]) as "id"`;
  const picks = await db
    .selectFrom('dailyCandidates')
    .innerJoin('candidates', 'candidates.candidateEmail', 'dailyCandidates.candidateEmail')
    .where((eb) =>
      eb.or(
        shown.map(({ jobId, date }) =>
          eb.and([eb('dailyCandidates.jobId', '=', jobId), eb('dailyCandidates.date', '=', date)]),
        ),
      ),
    )
    .where(isWaiting(now, jobs))
    .where('candidates.erasedAt', 'is', null)
    .select(['dailyCandidates.id', 'jobId', 'candidateName', 'dailyCandidates.headline', 'criteria'])
    .orderBy('rank')
    .execute();
  return {
    total: lists.reduce((sum, { newCount }) => sum + newCount, 0),
    items: shown.map(({ jobId, jobTitle, newCount }) => ({
      ...{ jobId, jobTitle, newCount },
      picks: picks
        .filter((pick) => pick.jobId === jobId)
        .slice(0, picksPerJob)
        .map(({ criteria, ...pick }) => ({ ...pick, quotation: bestQuotation(criteria)?.evidence ?? null })),
    })),
  };
}

async function interviewsOf(
  db: Database,
  { email, timeZone, today }: Reader,
  now: Date,
): Promise<Morning['interviews']> {
  const clock = localClock(timeZone);
  const ahead = await selectInterview(now)(
    interviewsInScope(db, { role: 'RECRUITER', email, employerEmail: null }),
  )
    .where('interviews.cancelledAt', 'is', null)
    .where('interviews.startsAt', '>=', now.toISOString())
    .where('interviews.startsAt', '<', daysLater(now, 2).toISOString())
    .orderBy('interviews.startsAt')
    .execute();
  return firstOf(
    ahead.flatMap(({ startsAt, ...rest }) =>
      startsAt !== null && clock(new Date(startsAt)).day === today ? [{ ...rest, startsAt }] : [],
    ),
  );
}

/** Unread notices of what came since the last mail, of the kinds that are wanted by mail. */
async function newsOf(db: Database, { email, settings }: Reader, since: Date): Promise<Morning['news']> {
  const kinds = [
    ...(settings.applicants === 'PRODUCT' ? [] : ['APPLICANT' as const]),
    ...(settings.answers === 'PRODUCT' ? [] : answerNews),
  ];
  if (kinds.length === 0) return nothing;
  const rows = await db
    .selectFrom('notices')
    .innerJoin('jobs', 'jobs.id', 'notices.jobId')
    .innerJoin('candidates', 'candidates.candidateEmail', 'notices.candidateEmail')
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.jobId', '=', 'notices.jobId')
        .onRef('applications.candidateEmail', '=', 'notices.candidateEmail'),
    )
    .leftJoin('dailyCandidates', (join) =>
      join
        .onRef('dailyCandidates.jobId', '=', 'notices.jobId')
        .onRef('dailyCandidates.candidateEmail', '=', 'notices.candidateEmail'),
    )
    .where('notices.userEmail', '=', email)
    .where('notices.kind', 'in', kinds)
    .where('notices.readAt', 'is', null)
    .where('notices.createdAt', '>', since.toISOString())
    .select([
      sql<Morning['news']['items'][number]['kind']>`"notices"."kind"`.as('kind'),
      'jobs.id as jobId',
      'jobs.title as jobTitle',
      candidateName().as('candidateName'),
      'applications.id as applicationId',
      'dailyCandidates.id as dailyCandidateId',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .orderBy('notices.createdAt', 'desc')
    .limit(mostEntries)
    .execute();
  return { total: rows[0]?.total ?? 0, items: rows };
}

/** The parts that their reader wants by mail; the news are narrowed as they are read. */
export function byMail(morning: Morning, settings: NoticeSettings): Morning {
  const { picks, answersDue, messages, interviews, news } = morning;
  const wanted = <T>(how: string, part: { total: number; items: T[] }) =>
    how === 'PRODUCT' ? nothing : part;
  return {
    picks: wanted(settings.picks, picks),
    answersDue: wanted(settings.answersDue, answersDue),
    messages: wanted(settings.messages, messages),
    interviews: wanted(settings.interviews, interviews),
    news,
  };
}

export async function gatherMorning(db: Database, reader: Reader, now: Date, t: Translate): Promise<Morning> {
  const { email, today, mailedAt, seesLists } = reader;
  const since = mailedAt === null ? daysLater(now, -firstDays) : new Date(mailedAt);
  const todo = await recruiterTodo(db, email, now, t, todoMost);
  const { messagesUnread } = todo;
  return {
    picks: seesLists ? await picksOf(db, todo, since, now) : nothing,
    answersDue: firstOf(todo.answersDue.items.filter(({ answerBy }) => daysUntil(answerBy, today) <= 1)),
    interviews: await interviewsOf(db, reader, now),
    messages: { ...messagesUnread, items: messagesUnread.items.slice(0, mostEntries) },
    news: await newsOf(db, reader, since),
  };
}
