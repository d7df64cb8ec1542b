/** An answer by mail becomes a message of its conversation, by the person the conversation was mailed to. */
import { sql } from 'kysely';
import { daysLater } from '../../../schemas/base/days.ts';
import { MessageFields, ownWordsOf } from '../../../schemas/message.ts';
import type { StrayReason } from '../../../schemas/strayMail.ts';
import { ApiError } from '../../base/errors.ts';
import type { Sentence } from '../../base/sentence.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services/services.ts';
import { writeMessage } from '../messages/writeMessage.ts';
import { markSeen } from '../notices/notify.ts';
import type { Addressed, Author, Thread } from './addressed.ts';
import { claim } from './claim.ts';
import { keepStray } from './keepStray.ts';
import type { InboundMail } from './readAnswer.ts';
import { reasonWords } from './reasonWords.ts';

type Needed = Pick<Services, 'db' | 'env' | 'clock' | 'sendMail'>;

/** The end of a mail. Those that are not for us, or too many, stay in the mailbox. */
export type Outcome = 'taken' | 'taken before' | 'not for us' | 'too many' | StrayReason;

/** Who answers a mail has read it: the next message comes by mail again. What no mail brought stays unread. */
async function markAnswered({ clock }: Needed, tx: Database, thread: Thread, author: Author): Promise<void> {
  const now = clock();
  await tx
    .updateTable('messages')
    .set({ readAt: now.toISOString() })
    .where('threadId', '=', thread.id)
    .where('from', '<>', author.role)
    .where('readAt', 'is', null)
    .where('isMailed', '=', true)
    .execute();
  const unread = await tx
    .selectFrom('messages')
    .select(sql`1`.as('one'))
    .where('threadId', '=', thread.id)
    .where('from', '<>', author.role)
    .where('readAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (unread) return;
  const { jobId, candidateEmail } = thread;
  await markSeen(tx, { to: author.email, kind: 'MESSAGE', jobId, candidateEmail }, now);
}

/** Messages someone may write in one thread within a day, if the next one comes by mail. */
const mostInDay = 60;
/** As many of those may have the same words: programs that answer each other have no others. */
const mostAlike = 2;

/**
 * Refuses what two programs that do not say what they are write to each other. Its author is told by a mail that takes no
 * answer, so it ends there.
 *
 * @throws ApiError
 */
async function refuseEndless({ clock }: Needed, tx: Database, thread: Thread, author: Author, text: string) {
  const { written, alike } = await tx
    .selectFrom('messages')
    .where('threadId', '=', thread.id)
    .where('from', '=', author.role)
    .where('createdAt', '>', daysLater(clock(), -1).toISOString())
    .select([
      sql<number>`count(*)`.as('written'),
      sql<number>`count(*) filter (where text = ${text})`.as('alike'),
    ])
    .executeTakeFirstOrThrow();
  if (alike >= mostAlike)
    throw new ApiError(
      'TOO_MANY_REQUESTS',
      'The same words came twice within a day, as from a program that answers by itself. If you wrote them, add them to the conversation at Hireday.',
    );
  if (written >= mostInDay)
    throw new ApiError('TOO_MANY_REQUESTS', 'That is a lot of messages for a day. Try again tomorrow.');
}

/** A mail as far as it was read. */
interface Read {
  mail: InboundMail;
  /** Its head as it came. */
  head: string;
  /** Larger than is fetched: only its first part was read. */
  isTooLarge: boolean;
  /** Nothing but its head could be read. */
  isUnreadable: boolean;
}

/** Why a mail becomes no message; null where it does. */
function reasonAgainst(
  { author, takesPart }: Addressed,
  { mail, isTooLarge, isUnreadable }: Read,
): StrayReason | null {
  const text = ownWordsOf(mail.parts);
  if (mail.isForged) return 'FORGED';
  if (mail.isAutomatic) return 'AUTOMATIC';
  if (mail.from !== author.email) return 'OTHER_ADDRESS';
  if (!takesPart) return 'NO_CONVERSATION';
  if (isTooLarge) return 'TOO_LARGE';
  if (isUnreadable) return 'UNREADABLE';
  if (text === '') return 'NO_WORDS';
  return MessageFields.shape.text.safeParse(text).success ? null : 'TOO_LONG';
}

/** Writes the message. @throws ApiError where the conversation takes none */
const write = (services: Needed, { mail }: Read, thread: Thread, author: Author): Promise<Outcome> =>
  services.db.transaction().execute(async (tx) => {
    if (!(await claim(services, tx, mail.messageId))) return 'taken before';
    const text = ownWordsOf(mail.parts);
    await refuseEndless(services, tx, thread, author, text);
    await markAnswered(services, tx, thread, author);
    await writeMessage({ ...services, db: tx }, author, thread, text, mail);
    return 'taken';
  });

/**
 * Takes a mail once. Its address says which thread and who may answer; the sender has to be that person, and the mail
 * server must not say that the sender's domain disowns the mail. Whatever becomes no message is kept.
 *
 * @throws whatever the database throws: the mail is still there for the next look
 */
export async function takeAnswer(services: Needed, to: Addressed, read: Read): Promise<Outcome> {
  const { mail, head } = read;
  const keep = (reason: StrayReason, why: Sentence) => keepStray(services, { mail, head, to, reason, why });
  const reason = reasonAgainst(to, read);
  if (reason || to.thread === null)
    return keep(reason ?? 'NO_CONVERSATION', reasonWords(reason ?? 'NO_CONVERSATION'));
  try {
    return await write(services, read, to.thread, to.author);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return keep('NOT_TAKEN', error.detail);
  }
}
