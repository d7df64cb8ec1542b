/** Says to its author why an answer by mail became no message. */
import type { StrayReason } from '../../../schemas/strayMail.ts';
import type { Sentence } from '../../base/sentence.ts';

const words: Readonly<Record<StrayReason, Sentence>> = {
  AUTOMATIC: (t) => t('It looks as if a program wrote it.'),
  OTHER_ADDRESS: (t) =>
    t(
      'It came from an address that is not your account’s. If you wrote it, add it to the conversation; if not, delete it.',
    ),
  FORGED: (t) =>
    t(
      'The mail server of its sender says that it is not theirs. If you wrote it, add it to the conversation; if not, delete it.',
    ),
  TOO_LARGE: (t) =>
    t(
      'Your e-mail is larger than 1 MB. Look whether all of your words are there and add it to the conversation, or answer again with words alone; files are not taken.',
    ),
  TOO_LONG: (t) => t('It is too long: a message can have 4000 characters.'),
  NO_WORDS: (t) => t('There were no words of yours in it; files are not taken.'),
  UNREADABLE: (t) => t('It could not be read. Answer again with words alone, or at Hireday.'),
  NOT_TAKEN: (t) => t('The conversation takes no more messages.'),
  NO_CONVERSATION: (t) => t('You do not take part in that conversation any more, or there is none.'),
};

export const reasonWords = (reason: StrayReason): Sentence => words[reason];
