/** The reader has opened messages. */
import { sql } from 'kysely';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { markSeen } from '../notices/notify.ts';
import { type Between, findConversation, type Participant } from './findConversation.ts';
import { messagesBetween, sideOf } from './selectMessages.ts';

/**
 * Marks what the other side wrote, up to and with one message: what came while it was read stays unread.
 *
 * @throws ApiError NOT_FOUND when the thread is not the caller's or has no such message
 */
export async function markRead(
  db: Database,
  caller: Participant,
  between: Between,
  messageId: string,
  now: Date,
): Promise<void> {
  await findConversation(db, caller, between);
  const { threadId, createdAt } = await messagesBetween(db, between)
    .where('messages.id', '=', messageId)
    .select(['messages.threadId', 'messages.createdAt'])
    .executeTakeFirstOrThrow(() => notFound('There is no such message.'));
  await db
    .updateTable('messages')
    .set({ readAt: now.toISOString() })
    .where('threadId', '=', threadId)
    .where('from', '<>', sideOf(caller))
    .where('readAt', 'is', null)
    .where(sql<boolean>`("createdAt", "id") <= (${createdAt}::timestamptz, ${messageId}::uuid)`)
    .execute();
  const { jobId, candidateEmail } = between;
  await markSeen(db, { to: caller.email, kind: 'MESSAGE', jobId, candidateEmail }, now);
}
