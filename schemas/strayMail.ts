/** E-mails to someone's own address for answers that did not become a message of the conversation. */
import { z } from 'zod';
import { choiceOf, email, flag, id, jobTitle, moment } from './base/fields.ts';
import { Message, MessageSide } from './message.ts';

/** How many days such a mail is kept. */
export const strayDays = 30;

/** Why a mail became no message. */
export const StrayReason = choiceOf(
  [
    ...(['AUTOMATIC', 'OTHER_ADDRESS', 'FORGED', 'TOO_LARGE', 'TOO_LONG', 'NO_WORDS'] as const),
    ...(['UNREADABLE', 'NOT_TAKEN', 'NO_CONVERSATION'] as const),
  ],
  'Why it became no message',
  {
    AUTOMATIC: 'Sent by a program, such as an absence note',
    OTHER_ADDRESS: 'From another address than the account’s',
    FORGED: 'Disowned by its sender’s mail server',
    TOO_LARGE: 'Larger than 1 MB',
    TOO_LONG: 'Longer than a message can be',
    NO_WORDS: 'Without words of its writer',
    UNREADABLE: 'Unreadable',
    NOT_TAKEN: 'The conversation took no more messages',
    NO_CONVERSATION: 'The conversation is over for its writer',
  },
);
export type StrayReason = z.output<typeof StrayReason>;

/**
 * Who may add such a mail to the conversation: the one whose address for answers it came to, who says by that that it is
 * theirs; or also the recruiter, where nothing but the address speaks against it.
 */
export const strayAdders: Readonly<Record<StrayReason, 'NOBODY' | 'WRITER' | 'EITHER'>> = {
  AUTOMATIC: 'EITHER',
  OTHER_ADDRESS: 'EITHER',
  FORGED: 'WRITER',
  TOO_LARGE: 'EITHER',
  TOO_LONG: 'NOBODY',
  NO_WORDS: 'NOBODY',
  UNREADABLE: 'NOBODY',
  NOT_TAKEN: 'EITHER',
  NO_CONVERSATION: 'NOBODY',
};

export const StrayMail = z.object({
  id,
  jobId: id.nullable().meta({ title: 'Job', description: 'Null where there is no conversation any more.' }),
  jobTitle: jobTitle().nullable(),
  candidateEmail: email('Candidate').nullable(),
  candidateName: z.string().nullable().meta({ title: 'Name' }),
  writer: MessageSide.meta({
    title: 'Writer',
    description: 'Whose address for answers it came to. Who really sent it is not known.',
  }),
  isOwn: flag('Own', 'Whether that address for answers is the caller’s.'),
  sender: z.string().nullable().meta({
    title: 'Sender',
    description: 'As the mail names it; null where it names none, or several.',
  }),
  subject: z.string().nullable().meta({ title: 'Subject' }),
  reason: StrayReason,
  text: z.string().nullable().meta({
    title: 'Words',
    description: 'Its first words; null where they could not be read.',
  }),
  parts: Message.shape.parts,
  filesNotTaken: Message.shape.filesNotTaken,
  mayAdd: flag(
    'Can be added',
    'Whether the caller may add it to the conversation as a message of its writer.',
  ),
  receivedAt: moment('Received'),
});
export type StrayMail = z.output<typeof StrayMail>;
