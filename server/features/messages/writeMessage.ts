/** One side writes to the other. */
import { v7 as uuidv7 } from 'uuid';
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import { type Message, type MessageSide, refusalOf } from '../../../schemas/message.ts';
import { ApiError } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { messageMail } from '../../mail/templates/messageMails.ts';
import type { Services } from '../../services/services.ts';
import { type Between, type Conversation, holdConversation, type Participant } from './findConversation.ts';
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

/** Where the other side reads and answers; without an application there is a pick that was invited. */
function placeOf(side: MessageSide, { jobId, applicationId, pickId }: Conversation): string {
  const { candidate, recruiter } = addresses;
  if (side === 'RECRUITER')
    return candidate.applications + (applicationId === null ? '' : `?application=${applicationId}`);
  return applicationId === null
    ? addressOf(recruiter.dailyCandidate, { id: jobId, dcId: pickId ?? '' })
    : `${addressOf(recruiter.job, { id: jobId })}?tab=applications&application=${applicationId}`;
}

function tell({ env, sendMail }: Needed, tx: Database, side: MessageSide, about: Conversation, text: string) {
  const { jobTitle, employerName, candidateName, recruiterName } = about;
  const toCandidate = side === 'RECRUITER';
  return sendMail(tx, {
    to: toCandidate ? about.candidateEmail : about.recruiterEmail,
    letter: messageMail({
      author: toCandidate ? recruiterName : candidateName,
      employerName: toCandidate ? employerName : null,
      ...{ jobTitle, text },
      url: env.APP_URL + placeOf(side, about),
    }),
    onlyToAccounts: true,
  });
}

/**
 * The other side is told by mail, unless a mail about this thread still waits to be opened. A suspended recruiter reads
 * nothing of candidates, by mail neither.
 *
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE when the other side has left, or has said no to the recruiter
 */
export function writeMessage(
  services: Needed,
  caller: Participant,
  between: Between,
  text: string,
): Promise<Message> {
  const { db, clock } = services;
  return db.transaction().execute(async (tx) => {
    const about = await holdConversation(tx, caller, between);
    const from = sideOf(caller);
    refuseUnwanted(from, about);
    const createdAt = clock().toISOString();
    const threadId = await holdThread(tx, between, createdAt);
    const isReached = from === 'RECRUITER' || about.recruiterStatus === 'ACTIVE';
    const isMailed = isReached && !(await hasUnopenedMail(tx, threadId, from));
    const id = uuidv7();
    const recruiterEmail = from === 'RECRUITER' ? caller.email : null;
    await tx
      .insertInto('messages')
      .values({ id, threadId, from, recruiterEmail, text, createdAt, readAt: null, isMailed })
      .execute();
    if (isMailed) await tell(services, tx, from, about, text);
    return selectMessage(
      messagesBetween(tx, between).where('messages.id', '=', id),
    ).executeTakeFirstOrThrow();
  });
}
