/** Threads and messages as they are read. */
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { Message, type MessageSide, MessageThread } from '../../../schemas/message.ts';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import { candidateName, recruiterName } from '../../db/fullName.ts';
import type { ListColumns } from '../../db/list.ts';
import { selectShape } from '../../db/selectShape.ts';
import type { Tables } from '../../db/tables.ts';
import type { Between } from './findConversation.ts';

type ThreadRows<T = object> = SelectQueryBuilder<Tables, 'messageThreads', T>;
type MessageRows<T = object> = SelectQueryBuilder<Tables, 'messages' | 'messageThreads', T>;

/** The side a caller writes on; an employer reads along on the recruiter's. */
export const sideOf = ({ role }: Pick<Caller, 'role'>): MessageSide =>
  role === 'CANDIDATE' ? 'CANDIDATE' : 'RECRUITER';

/** Messages to the caller that they have not opened; an employer is not written to. */
const isUnread = (caller: Caller): RawBuilder<boolean> =>
  caller.role === 'EMPLOYER'
    ? sql`false`
    : sql`"messages"."readAt" is null and "messages"."from" <> ${sideOf(caller)}`;

/** Whether a thread is the caller's to read. */
function isTheirs({ role, email, employerEmail }: Caller): RawBuilder<boolean> {
  if (role === 'CANDIDATE') return sql`"messageThreads"."candidateEmail" = ${email}`;
  return role === 'RECRUITER'
    ? sql`"messageThreads"."hirerEmail" = ${email}`
    : sql`"messageThreads"."hirerEmail" in (
        select "recruiterEmail" from "recruiters" "hirer" where "hirer"."employerEmail" = ${employerEmail})`;
}

export const threadsInScope = (db: Database, caller: Caller): ThreadRows =>
  db.selectFrom('messageThreads').where(isTheirs(caller));

/** How many messages to the caller are not opened yet. */
export async function countUnread(db: Database, caller: Caller): Promise<number> {
  const { unread } = await threadsInScope(db, caller)
    .innerJoin('messages', 'messages.threadId', 'messageThreads.id')
    .where(isUnread(caller))
    .select(sql<number>`count(*)`.as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

const nameOfCandidate = sql`(
  select ${candidateName()} from "candidates"
  where "candidates"."candidateEmail" = "messageThreads"."candidateEmail")`;

const jobTitle = sql`(select "title" from "jobs" where "jobs"."id" = "messageThreads"."jobId")`;

const employerName = sql`(
  select "employerName" from "employers" join "recruiters" using ("employerEmail")
  where "recruiters"."recruiterEmail" = "messageThreads"."hirerEmail")`;

const latest = (name: string) => sql`(
  select ${sql.ref(`messages.${name}`)} from "messages" where "messages"."threadId" = "messageThreads"."id"
  order by "messages"."createdAt" desc, "messages"."id" desc limit 1)`;

/** @param caller who reads them: what is unread is theirs */
export const selectThread = (caller: Caller) => {
  const selections = selectShape('messageThreads', MessageThread.shape, {
    jobTitle,
    employerName,
    candidateName: nameOfCandidate,
    latestFrom: latest('from'),
    latestText: latest('text'),
    unreadCount: sql`(
      select count(*) from "messages" where "messages"."threadId" = "messageThreads"."id" and ${isUnread(caller)})`,
  });
  return (rows: ThreadRows): ThreadRows<MessageThread> => rows.select(selections).$castTo<MessageThread>();
};

export const threadColumns: ListColumns = {
  id: { by: sql.ref('messageThreads.id'), type: 'uuid' },
  sorts: { latestAt: { by: sql.ref('messageThreads.latestAt'), type: 'timestamptz' } },
  search: [nameOfCandidate, jobTitle, employerName],
  filters: { jobId: { by: sql.ref('messageThreads.jobId'), type: 'uuid' } },
};

/** The messages of one thread; none while nobody has written. */
export const messagesBetween = (db: Database, { jobId, candidateEmail }: Between): MessageRows =>
  db
    .selectFrom('messages')
    .innerJoin('messageThreads', 'messageThreads.id', 'messages.threadId')
    .where('messageThreads.jobId', '=', jobId)
    .where('messageThreads.candidateEmail', '=', candidateEmail);

const selections = selectShape('messages', Message.shape, {
  jobId: sql.ref('messageThreads.jobId'),
  candidateEmail: sql.ref('messageThreads.candidateEmail'),
  authorName: sql`case "messages"."from" when 'CANDIDATE' then ${nameOfCandidate} else (
    select ${recruiterName('author')} from "recruiters" "author"
    where "author"."recruiterEmail" = "messages"."recruiterEmail") end`,
});

export const selectMessage = (rows: MessageRows): MessageRows<Message> =>
  rows.select(selections).$castTo<Message>();

export const messageColumns: ListColumns = {
  id: { by: sql.ref('messages.id'), type: 'uuid' },
  sorts: { createdAt: { by: sql.ref('messages.createdAt'), type: 'timestamptz' } },
  search: [sql.ref('messages.text')],
  filters: {},
};
