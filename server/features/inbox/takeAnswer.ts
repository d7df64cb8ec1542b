/** An answer by mail becomes a message of its conversation, by the person the conversation was mailed to. */
import { sql } from 'kysely';
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

/** Messages someone may write by mail in one thread within an hour. */
const mostInHour = 60;

async function isTooMany({ clock }: Needed, tx: Database, thread: Thread, author: Author): Promise<boolean> {
  const since = new Date(clock().getTime() - 60 * 60_000).toISOString();
  const { written } = await tx
    .selectFrom('messages')
    .where('threadId', '=', thread.id)
    .where('from', '=', author.role)
    .where('createdAt', '>', since)
    .select(sql<number>`count(*)`.as('written'))
    .executeTakeFirstOrThrow();
  return written >= mostInHour;
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
    if (await isTooMany(services, tx, thread, author))
      throw new ApiError(
        'TOO_MANY_REQUESTS',
        'That is a lot of messages in a short time. Try again in an hour.',
      );
    await markAnswered(services, tx, thread, author);
    await writeMessage({ ...services, db: tx }, author, thread, ownWordsOf(mail.parts), mail);
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
