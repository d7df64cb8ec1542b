/** Adds a mail that became no message to its conversation after all, or deletes it. */
import { sql } from 'kysely';
import { type Message, MessageFields } from '../../../schemas/message.ts';
import type { Caller } from '../../access/caller.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transactions.ts';
import type { Services } from '../../services/services.ts';
import { writeMessage } from '../messages/writeMessage.ts';
import { partOf } from './addressed.ts';
import { maySomeoneAdd, straysInScope } from './selectStrays.ts';

/** A mail of the caller's, held, so that it is added or deleted once. */
async function holdStray(tx: Database, caller: Caller, id: string) {
  await straysInScope(tx, caller)
    .where('strayMails.id', '=', id)
    .select(sql`1`.as('one'))
    .executeTakeFirstOrThrow(() => notFound('There is no such e-mail.'));
  return tx
    .selectFrom('strayMails')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('There is no such e-mail.'));
}

const drop = (tx: Database, id: string) => tx.deleteFrom('strayMails').where('id', '=', id).execute();

/**
 * @returns the message, as one of the account whose address for answers the mail came to
 * @throws ApiError NOT_FOUND for what is not the caller's; ILLEGAL_MOVE where it cannot be added
 */
export const addStray = (
  services: Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>,
  caller: Caller,
  id: string,
): Promise<Message> =>
  inTransaction(services.db, async (tx) => {
    const stray = await holdStray(tx, caller, id);
    const part = await partOf(tx, stray.userId, stray.threadId);
    if (!maySomeoneAdd(stray.reason, stray.userId === caller.id) || !part?.thread || !part.takesPart)
      throw new ApiError(
        'ILLEGAL_MOVE',
        'This e-mail cannot be added to the conversation; you can read it here.',
      );
    const text = MessageFields.shape.text.safeParse(stray.text ?? '');
    if (!text.success)
      throw new ApiError('ILLEGAL_MOVE', 'A message has between 1 and 4000 characters; this e-mail has not.');
    const sentFrom = stray.sender === part.author.email ? null : stray.sender;
    const mailed = { fileNames: stray.filesNotTaken, parts: stray.parts, sentFrom };
    const message = await writeMessage({ ...services, db: tx }, part.author, part.thread, text.data, mailed);
    await drop(tx, id);
    return message;
  });

/** @throws ApiError NOT_FOUND for what is not the caller's */
export const deleteStray = (db: Database, caller: Caller, id: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await holdStray(tx, caller, id);
    await drop(tx, id);
  });
