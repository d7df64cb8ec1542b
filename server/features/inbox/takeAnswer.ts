/** An answer by mail becomes a message of its conversation, by the person the conversation was mailed to. */
import { sql } from 'kysely';
import { addresses, areaOfRole } from '../../../schemas/addresses.ts';
import { MessageFields, ownWordsOf } from '../../../schemas/message.ts';
import type { Role } from '../../../schemas/user.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import { ApiError } from '../../base/errors.ts';
import { keyedHash, keyFor } from '../../base/keys.ts';
import { say } from '../../base/sentence.ts';
import type { Database } from '../../db/database.ts';
import { answerNotTakenMail } from '../../mail/templates/messageMails.ts';
import type { Services } from '../../services/services.ts';
import type { Between, Participant } from '../messages/findConversation.ts';
import { isSignedFor, tokenOf } from '../messages/replyAddress.ts';
import { writeMessage } from '../messages/writeMessage.ts';
import { markSeen } from '../notices/notify.ts';
import type { InboundMail } from './readAnswer.ts';

type Needed = Pick<Services, 'db' | 'env' | 'clock' | 'sendMail'>;

/** The end of a mail. Those that are not for us stay in the mailbox. */
export type Outcome =
  | 'taken'
  | 'taken before'
  | 'automatic'
  | 'not for us'
  | 'unreadable'
  | 'of someone else'
  | 'forged'
  | 'not delivered';

/** The two people of a thread, and their accounts. */
interface Thread extends Between {
  id: string;
  people: (Participant & { userId: string })[];
}

async function findThread(db: Database, id: string): Promise<Thread | undefined> {
  const rows = await db
    .selectFrom('messageThreads')
    .innerJoin('jobs', 'jobs.id', 'messageThreads.jobId')
    .innerJoin('users', (join) =>
      join.on((eb) =>
        eb.or([
          eb('users.email', '=', eb.ref('messageThreads.candidateEmail')),
          eb('users.email', '=', eb.ref('jobs.recruiterEmail')),
        ]),
      ),
    )
    .leftJoin('recruiters', 'recruiters.recruiterEmail', 'users.email')
    .where('messageThreads.id', '=', id)
    // A suspended recruiter writes nothing, by mail neither.
    .where((eb) => eb.or([eb('recruiters.status', 'is', null), eb('recruiters.status', '=', 'ACTIVE')]))
    .select(['jobId', 'candidateEmail', 'users.id as userId', 'users.email', 'recruiters.employerEmail'])
    // An administrator who recruits writes as the recruiter.
    .select(
      sql<Role>`case when "users"."role" = 'CANDIDATE' then 'CANDIDATE' else 'RECRUITER' end`.as('role'),
    )
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const { jobId, candidateEmail } = first;
  return { id, jobId, candidateEmail, people: rows };
}

type Author = Thread['people'][number];

/** Tokens looked at in one mail; an answer carries one, in up to four headers. */
const maxTokens = 8;

/** The thread an address is good for, and for whom. */
async function addressed(
  { db, env }: Pick<Needed, 'db' | 'env'>,
  to: readonly string[],
): Promise<{ thread: Thread; author: Author } | undefined> {
  const tokens = [...new Set(to)].flatMap((address) => tokenOf(env, address) ?? []).slice(0, maxTokens);
  for (const token of tokens) {
    const thread = await findThread(db, token.threadId);
    const author = thread?.people.find(({ userId }) => isSignedFor(env, token, userId));
    if (thread && author) return { thread, author };
  }
  return undefined;
}

/** @returns the conversation that one of a mail's addresses was signed for, to someone who still takes part */
export const conversationOf = async (services: Pick<Needed, 'db' | 'env'>, to: readonly string[]) =>
  (await addressed(services, to))?.thread.id;

/** @returns whether it is the first time: of several servers that take a mail at once, it is for one */
async function claim(
  { env, clock }: Pick<Needed, 'env' | 'clock'>,
  tx: Database,
  ...name: string[]
): Promise<boolean> {
  const idHash = keyedHash(keyFor(env.AUTH_SECRET, 'inbound mails'), ...name);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('inboundMails')
    .values({ idHash, takenAt: clock().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** How often a mail is begun to be read, by whichever server. */
const maxTries = 3;

/**
 * Notes in the database that a mail is about to be read, so that one on which servers end is not read for ever.
 *
 * @param place the mail's place in the mailbox
 * @returns false for a mail that has been begun as often as it may be
 */
export async function beginReading(
  services: Pick<Needed, 'db' | 'env' | 'clock'>,
  place: string,
): Promise<boolean> {
  for (let nth = 1; nth <= maxTries; nth += 1)
    if (await claim(services, services.db, 'reading', place, String(nth))) return true;
  return false;
}

/** Who answers a mail has read it: the next message comes by mail again. What no mail brought stays unread. */
async function markAnswered({ clock }: Needed, tx: Database, thread: Thread, author: Author): Promise<void> {
  const now = clock();
  await tx
    .updateTable('messages')
    .set({ readAt: now.toISOString() })
    .where('threadId', '=', thread.id)
    .where('from', '<>', author.role === 'CANDIDATE' ? 'CANDIDATE' : 'RECRUITER')
    .where('readAt', 'is', null)
    .where('isMailed', '=', true)
    .execute();
  const unread = await tx
    .selectFrom('messages')
    .select(sql`1`.as('one'))
    .where('threadId', '=', thread.id)
    .where('from', '<>', author.role === 'CANDIDATE' ? 'CANDIDATE' : 'RECRUITER')
    .where('readAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (unread) return;
  const { jobId, candidateEmail } = thread;
  await markSeen(tx, { to: author.email, kind: 'MESSAGE', jobId, candidateEmail }, now);
}

/** Messages someone may write by mail in one thread within an hour. */
const mostInHour = 60;

async function isTooMany({ clock }: Needed, tx: Database, thread: Thread, author: Author): Promise<boolean> {
  const since = new Date(clock().getTime() - 60 * 60_000).toISOString();
  const { written } = await tx
    .selectFrom('messages')
    .where('threadId', '=', thread.id)
    .where('from', '=', author.role === 'CANDIDATE' ? 'CANDIDATE' : 'RECRUITER')
    .where('createdAt', '>', since)
    .select(sql<number>`count(*)`.as('written'))
    .executeTakeFirstOrThrow();
  return written >= mostInHour;
}

/** Why an answer is not delivered, in the language of who wrote it; null where it can be. */
function whyNot(text: string, isTooLarge: boolean): ((t: Translate) => string) | null {
  if (isTooLarge)
    return (t) => t('Your e-mail is larger than 1 MB. Answer again with words alone; files are not taken.');
  if (text === '') return (t) => t('There were no words of yours in it; files are not taken.');
  if (!MessageFields.shape.text.safeParse(text).success)
    return (t) => t('It is too long: a message can have 4000 characters.');
  return null;
}

/** Writes the message. @throws ApiError where the conversation takes none */
async function write(services: Needed, mail: InboundMail, thread: Thread, author: Author): Promise<Outcome> {
  return services.db.transaction().execute(async (tx) => {
    if (!(await claim(services, tx, mail.messageId))) return 'taken before';
    if (await isTooMany(services, tx, thread, author))
      throw new ApiError(
        'TOO_MANY_REQUESTS',
        'That is a lot of messages in a short time. Try again in an hour.',
      );
    await markAnswered(services, tx, thread, author);
    await writeMessage({ ...services, db: tx }, author, thread, ownWordsOf(mail.parts), mail);
    return 'taken';
  });
}

/** Tells an author, once, why their answer was not delivered. */
async function refuse(
  services: Needed,
  mail: InboundMail,
  author: Author,
  reason: (t: Translate) => string,
): Promise<Outcome> {
  const { db, env, sendMail } = services;
  return db.transaction().execute(async (tx) => {
    if (!(await claim(services, tx, mail.messageId))) return 'taken before';
    const url = env.APP_URL + addresses[areaOfRole(author.role)].home;
    await sendMail(tx, {
      to: author.email,
      letter: answerNotTakenMail({ reason, url }),
      onlyToAccounts: true,
    });
    return 'not delivered';
  });
}

/**
 * Takes a mail once. Its address says which thread and who may answer; the sender has to be that person, and the mail
 * server must not say that the sender's domain disowns the mail.
 *
 * @param isTooLarge whether only the mail's head was read
 * @throws whatever the database throws: the mail is still there for the next look
 */
export async function takeAnswer(services: Needed, mail: InboundMail, isTooLarge = false): Promise<Outcome> {
  const found = await addressed(services, mail.to);
  if (!found) return 'not for us';
  const { thread, author } = found;
  if (mail.isAutomatic) return 'automatic';
  if (mail.from !== author.email) return 'of someone else';
  if (mail.isForged) return 'forged';
  const reason = whyNot(ownWordsOf(mail.parts), isTooLarge);
  if (reason) return refuse(services, mail, author, reason);
  try {
    return await write(services, mail, thread, author);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refuse(services, mail, author, (t) => say(error.detail, t));
  }
}
