/** Mails about messages between a candidate and a recruiter. */
import type { Translate } from '../../../src/i18n/t.ts';
import type { Letter, Voice } from '../../base/mail.ts';
import { compose, type Stop } from './compose.ts';

interface Given {
  author: string;
  /** Of a recruiter who writes; null when a candidate does. */
  employerName: string | null;
  jobTitle: string;
  text: string;
  /** Names of files that came with it and were not taken. */
  filesNotTaken?: readonly string[];
  /** Where it is read and answered. */
  url: string;
  /** Where an answer by mail goes; undefined where none is taken. */
  replyTo?: string | undefined;
  stop: Stop;
}

/** The line above which people are asked to answer by mail; words of theirs below it are taken as well. */
export const answerAbove = (t: Translate): string => t('— Write your answer above this line —');

/**
 * Greets, and says who writes, on one line: answers are told from what they quote by its lines, and a greeting alone on
 * its line is one that people write themselves.
 */
const opening = (
  { author: name, employerName: employer }: Pick<Given, 'author' | 'employerName'>,
  { t, firstName: reader }: Voice,
) => {
  if (employer === null)
    return reader
      ? t('Hello {reader}, {name} writes:', { reader, name })
      : t('Hello, {name} writes:', { name });
  return reader
    ? t('Hello {reader}, {name} of {employer} writes:', { reader, name, employer })
    : t('Hello, {name} of {employer} writes:', { name, employer });
};

/** To the other side of a conversation; the words are quoted, so that they can be read without signing in. */
export const messageMail =
  ({
    author: name,
    employerName: employer,
    jobTitle: job,
    text,
    filesNotTaken = [],
    url,
    replyTo,
    stop,
  }: Given): Letter =>
  (voice) => {
    const { t } = voice;
    const content = compose(voice, {
      kind: 'MESSAGE',
      sender: name,
      subject: (t) => t('{name} wrote to you about {job}', { name, job }),
      ...(replyTo !== undefined && { above: answerAbove(t) }),
      greeting: opening({ author: name, employerName: employer }, voice),
      blocks: [
        { quote: text },
        ...(filesNotTaken.length > 0
          ? [
              {
                say: t('Files that came with it were not taken: {names}', {
                  names: filesNotTaken.join(', '),
                }),
              },
            ]
          : []),
        { link: t('Read and answer'), url },
        {
          say:
            replyTo === undefined
              ? t('Answers to this e-mail reach nobody; write yours at Hireday.')
              : t('You can also answer this e-mail: what you write goes to {name}. Files are not taken.', {
                  name,
                }),
        },
      ],
      why: t(
        'You are receiving this e-mail because of a conversation at Hireday. Until you have read it there, no further e-mail comes about it.',
      ),
      stop,
    });
    return replyTo === undefined ? content : { ...content, replyTo };
  };

interface NotTaken {
  reason: (t: Translate) => string;
  /** Where the conversation is. */
  url: string;
  /** The id of the mail that was not taken. */
  answers?: string;
}

/** To someone whose answer by mail was not taken. */
export const answerNotTakenMail =
  ({ reason, url, answers }: NotTaken): Letter =>
  (voice) => {
    const { t } = voice;
    const content = compose(voice, {
      kind: 'ANSWER_NOT_TAKEN',
      subject: (t) => t('Your answer was not delivered'),
      blocks: [
        { say: t('An answer to an e-mail of ours came to your address for answers, and became no message.') },
        { say: reason(t) },
        { say: t('You find it at Hireday for 30 days, beside the conversation.') },
        { link: t('Open the conversation'), url },
      ],
      why: t(
        'You are receiving this e-mail because one about a conversation of yours at Hireday was answered.',
      ),
    });
    return answers === undefined ? content : { ...content, answers };
  };
