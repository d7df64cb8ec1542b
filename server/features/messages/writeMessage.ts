/** One side writes to the other. */
import { v7 as uuidv7 } from 'uuid';
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import { type Message, type MessagePart, type MessageSide, refusalOf } from '../../../schemas/message.ts';
import { ApiError } from '../../base/errors.ts';
import { type Database, toRow } from '../../db/database.ts';
import { isHeldAddress } from '../../db/heldAddress.ts';
import { inTransaction } from '../../db/transactions.ts';
import type { Stop } from '../../mail/templates/compose.ts';
import { messageMail } from '../../mail/templates/messageMails.ts';
import type { Services } from '../../services/services.ts';
import { notify } from '../notices/notify.ts';
import { queueWebhooks } from '../webhooks/queueWebhooks.ts';
import { type Between, type Conversation, holdConversation, type Participant } from './findConversation.ts';
import { replyAddress } from './replyAddress.ts';
import { messagesBetween, selectMessage, sideOf } from './selectMessages.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>;

/** Nobody is written to who has left, and no recruiter writes on to someone who said no. */
function refuseUnwanted(side: MessageSide, about: Conversation): void {
  const { erasedAt, applicationStatus, invitationStatus } = about;
  if (erasedAt !== null) throw new ApiError('ILLEGAL_MOVE', 'They have erased their account.');
  if (side === 'CANDIDATE') return;
  const refusal = refusalOf(applicationStatus, invitationStatus);
  if (refusal === 'WITHDRAWN')
    throw new ApiError('ILLEGAL_MOVE', 'They have withdrawn their application; only they can write now.');
  if (refusal === 'DECLINED')
    throw new ApiError('ILLEGAL_MOVE', 'They have declined your invitation; only they can write now.');
}

/** The thread's row, held until the end, so that two messages at once lead to one mail. @returns its id */
async function holdThread(tx: Database, { jobId, candidateEmail }: Between, at: string): Promise<string> {
  const { id } = await tx
    .insertInto('messageThreads')
    .values({ id: uuidv7(), jobId, candidateEmail, latestAt: at })
    .onConflict((conflict) => conflict.columns(['jobId', 'candidateEmail']).doUpdateSet({ latestAt: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether the other side has a mail about this thread whose message it has not opened. */
const hasUnopenedMail = async (tx: Database, threadId: string, from: MessageSide) =>
  (await tx
    .selectFrom('messages')
    .select('id')
    .where('threadId', '=', threadId)
    .where('from', '=', from)
    .where('readAt', 'is', null)
    .where('isMailed', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The longest quotation that is stored with a message. What is quoted of us is stored elsewhere as a whole. */
const longestQuotation = 10_000;

const shortened = (part: MessagePart): MessagePart =>
  part.isQuoted && part.text.length > longestQuotation
    ? { ...part, text: `${part.text.slice(0, longestQuotation).toWellFormed()}…` }
    : part;

/** Where the other side reads and answers; without an application there is a pick that was invited. */
function placeOf(side: MessageSide, { jobId, applicationId, pickId }: Conversation): string {
  const { candidate, recruiter } = addresses;
  if (side === 'RECRUITER')
    return candidate.applications + (applicationId === null ? '' : `?application=${applicationId}`);
  return applicationId === null
    ? addressOf(recruiter.dailyCandidate, { id: jobId, dcId: pickId ?? '' })
    : `${addressOf(recruiter.job, { id: jobId })}?tab=applications&application=${applicationId}`;
}

/** The parts of a mail beside its writer's words. */
interface Mailed {
  /** Names of files, which are not taken. */
  fileNames: readonly string[];
  /** All words of the mail, those it quotes as well. */
  parts: readonly MessagePart[];
  /** Where it came from, if not from its writer's address. */
  sentFrom: string | null;
}

interface Written {
  threadId: string;
  text: string;
  filesNotTaken: readonly string[];
  isFirst: boolean;
}

/** Where the reader's answer by mail goes, where one can be taken. */
async function replyAddressFor(
  { env }: Pick<Needed, 'env'>,
  tx: Database,
  threadId: string,
  email: string,
): Promise<string | undefined> {
  if (env.IMAP_URL === undefined) return undefined;
  const user = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return user && replyAddress(env, { threadId, userId: user.id });
}

/**
 * Tells the other side, in the way they want it.
 *
 * @param isFirst whether no mail about this thread waits to be opened
 * @returns whether a mail is on its way
 */
async function tell(
  services: Needed,
  tx: Database,
  side: MessageSide,
  about: Conversation,
  { threadId, text, filesNotTaken, isFirst }: Written,
): Promise<boolean> {
  const { env } = services;
  const { jobId, jobTitle, candidateEmail } = about;
  const to = side === 'CANDIDATE' ? about.recruiterEmail : candidateEmail;
  const replyTo = isFirst ? await replyAddressFor(services, tx, threadId, to) : undefined;
  const given = { jobTitle, text, filesNotTaken, replyTo, url: env.APP_URL + placeOf(side, about) };
  if (side === 'CANDIDATE') {
    const news = { to, kind: 'MESSAGE', jobId, candidateEmail } as const;
    const letterOf = (stop: Stop) =>
      messageMail({ ...given, author: about.candidateName, employerName: null, stop });
    return notify(services, tx, news, isFirst ? { what: 'messages', letterOf } : null);
  }
  const { recruiterName: author, employerName } = about;
  const news = { to, kind: 'MESSAGE', jobId, candidateEmail } as const;
  const letterOf = (stop: Stop) => messageMail({ ...given, author, employerName, stop });
  return notify(services, tx, news, isFirst ? { what: 'mailMessages', letterOf } : null);
}

/**
 * The other side is told, by mail unless a mail about this thread still waits to be opened. A suspended recruiter reads
 * nothing of candidates, by mail neither.
 *
 * @param text or what writes it, once it is known to whom
 * @param mailed what came with it, where it came by mail
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE when the other side has left, or has said no to the recruiter
 */
export function writeMessage(
  services: Needed,
  caller: Participant,
  between: Between,
  text: string | ((about: Conversation) => string),
  { fileNames = [], parts = [], sentFrom = null }: Partial<Mailed> = {},
): Promise<Message> {
  const { db, clock } = services;
  return inTransaction(db, async (tx) => {
    const about = await holdConversation(tx, caller, between);
    const from = sideOf(caller);
    const written = typeof text === 'string' ? text : text(about);
    refuseUnwanted(from, about);
    const createdAt = clock().toISOString();
    const threadId = await holdThread(tx, between, createdAt);
    const isReached = from === 'RECRUITER' || about.recruiterStatus === 'ACTIVE';
    const isFirst = !(await hasUnopenedMail(tx, threadId, from));
    const told = { threadId, text: written, filesNotTaken: fileNames, isFirst };
    // Someone without an account reads it once they have one.
    const hasAccount = !isHeldAddress(between.candidateEmail);
    const isMailed = isReached && hasAccount && (await tell(services, tx, from, about, told));
    const id = uuidv7();
    const recruiterEmail = from === 'RECRUITER' ? caller.email : null;
    await tx
      .insertInto('messages')
      .values(
        toRow({
          ...{ id, threadId, from, recruiterEmail, text: written, createdAt, readAt: null, isMailed },
          filesNotTaken: [...fileNames],
          sentFrom,
          parts: parts.some(({ isQuoted }) => isQuoted) ? parts.map(shortened) : [],
        }),
      )
      .execute();
    if (from === 'CANDIDATE')
      await queueWebhooks(tx, {
        ...{ type: 'message.received', at: createdAt, jobId: between.jobId },
        data: { messageId: id },
      });
    return selectMessage(
      messagesBetween(tx, between).where('messages.id', '=', id),
    ).executeTakeFirstOrThrow();
  });
}
