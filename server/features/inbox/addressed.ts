/** Whose address for answers a mail came to, and in which conversation. */
import type { MessageSide } from '../../../schemas/message.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';
import type { Between, Participant } from '../messages/findConversation.ts';
import { isSignedFor, tokenOf } from '../messages/replyAddress.ts';

/** A conversation, and the recruiter whose job it is about. */
export interface Thread extends Between {
  id: string;
  recruiterEmail: string;
  employerEmail: string;
  isRecruiterActive: boolean;
}

/** The account whose address for answers it is. */
export interface Author extends Participant {
  userId: string;
  role: MessageSide;
}

export interface Addressed {
  author: Author;
  /** Null where there is no such conversation any more. */
  thread: Thread | null;
  /** Whether the author still writes in it; a suspended recruiter and one who handed the job over do not. */
  takesPart: boolean;
}

const findThread = (db: Database, id: string): Promise<Thread | undefined> =>
  db
    .selectFrom('messageThreads')
    .innerJoin('jobs', 'jobs.id', 'messageThreads.jobId')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .where('messageThreads.id', '=', id)
    .select(['messageThreads.id', 'jobId', 'candidateEmail', 'recruiters.recruiterEmail'])
    .select(['recruiters.employerEmail'])
    .select((eb) => eb('recruiters.status', '=', 'ACTIVE').as('isRecruiterActive'))
    .$castTo<Thread>()
    .executeTakeFirst();

/** Accounts by their addresses; an administrator who recruits writes as the recruiter. */
async function authorsOf(db: Database, emails: readonly string[], userId?: string): Promise<Author[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('recruiters', 'recruiters.recruiterEmail', 'users.email')
    .where((eb) =>
      eb.or([
        eb('users.email', 'in', emails.length > 0 ? emails : ['']),
        ...(userId === undefined ? [] : [eb('users.id', '=', userId)]),
      ]),
    )
    .select(['users.id as userId', 'users.email', 'users.role', 'recruiters.employerEmail'])
    .execute();
  return rows.map((row) => ({ ...row, role: row.role === 'CANDIDATE' ? 'CANDIDATE' : 'RECRUITER' }));
}

const takesPart = (author: Author, thread: Thread): boolean =>
  author.role === 'CANDIDATE'
    ? author.email === thread.candidateEmail
    : author.email === thread.recruiterEmail && thread.isRecruiterActive;

/** @returns an account with its part in a conversation; undefined for an account there is not */
export async function partOf(
  db: Database,
  userId: string,
  threadId: string | null,
): Promise<Addressed | undefined> {
  const thread = (threadId !== null && (await findThread(db, threadId))) || null;
  const [author] = await authorsOf(db, [], userId);
  return author && { author, thread, takesPart: thread !== null && takesPart(author, thread) };
}

const writersOf = async (db: Database, threadId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('messages')
      .select('recruiterEmail')
      .distinct()
      .where('threadId', '=', threadId)
      .where('recruiterEmail', 'is not', null)
      .execute()
  ).flatMap(({ recruiterEmail }) => recruiterEmail ?? []);

/** Tokens looked at in one mail; an answer carries one, in up to four headers. */
const maxTokens = 8;

/**
 * The conversation that one of a mail's addresses was signed for, and for whom: someone of the conversation, or who wrote in
 * it before, or else the account that the mail says it is from.
 */
export async function addressed(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { to, from }: { to: readonly string[]; from: string | null },
): Promise<Addressed | undefined> {
  const tokens = [...new Set(to)].flatMap((address) => tokenOf(env, address) ?? []).slice(0, maxTokens);
  for (const token of tokens) {
    const thread = (await findThread(db, token.threadId)) ?? null;
    const emails = [
      ...(from === null ? [] : [from]),
      ...(thread ? [thread.candidateEmail, thread.recruiterEmail, ...(await writersOf(db, thread.id))] : []),
    ];
    const author = (await authorsOf(db, emails)).find(({ userId }) => isSignedFor(env, token, userId));
    if (author) return { author, thread, takesPart: thread !== null && takesPart(author, thread) };
  }
  return undefined;
}
