/** One text to several candidates of a job. */
import type { MessagesFields } from '../../../schemas/atOnce.ts';
import { type Message, MessageFields } from '../../../schemas/message.ts';
import type { Caller } from '../../access/caller.ts';
import { refusedFor } from '../../base/refusedFor.ts';
import type { Services } from '../../services/services.ts';
import { type Facts, fillFor } from '../messageTemplates/fillFor.ts';
import type { Conversation } from './findConversation.ts';
import { writeMessage } from './writeMessage.ts';

const place = { field: 'text', longest: MessageFields.shape.text.maxLength ?? Number.POSITIVE_INFINITY };

const factsOf = (about: Conversation): Facts => ({ ...about, company: about.employerName });

/**
 * Writes to all of them or none, each with their own name in it. Each takes the statements it takes alone; there are so
 * few at once that this stays short.
 *
 * @throws ApiError NOT_FOUND; INVALID_FIELDS when the text cannot be filled in for someone; ILLEGAL_MOVE naming the first
 *   who is not to be written to
 */
export const writeMessages = (
  services: Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>,
  caller: Caller,
  { jobId, emails, text }: MessagesFields,
): Promise<Message[]> =>
  services.db.transaction().execute(async (db) => {
    const written: Message[] = [];
    // In one order, so that two of these cannot wait for each other.
    for (const candidateEmail of [...new Set(emails)].sort()) {
      let name = candidateEmail;
      const filledFor = (about: Conversation) => {
        name = about.candidateName;
        return fillFor(text, factsOf(about), place);
      };
      try {
        written.push(await writeMessage({ ...services, db }, caller, { jobId, candidateEmail }, filledFor));
      } catch (error) {
        throw refusedFor(name, error, (t, said) => t('{name}: {why} Nothing was sent.', said));
      }
    }
    return written;
  });
