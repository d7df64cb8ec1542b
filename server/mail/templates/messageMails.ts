/** Mails about messages between a candidate and a recruiter. */
import type { Letter } from '../../base/mail.ts';
import { compose, type Stop } from './compose.ts';

interface Given {
  author: string;
  /** Of a recruiter who writes; null when a candidate does. */
  employerName: string | null;
  jobTitle: string;
  text: string;
  /** Where it is read and answered. */
  url: string;
  stop: Stop;
}

/** To the other side of a conversation; the words are quoted, so that they can be read without signing in. */
export const messageMail =
  ({ author: name, employerName: employer, jobTitle: job, text, url, stop }: Given): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'MESSAGE',
      subject:
        employer === null
          ? t('{name} wrote to you about {job}', { name, job })
          : t('{name} of {employer} wrote to you about {job}', { name, employer, job }),
      blocks: [
        { say: t('{name} writes:', { name }) },
        { quote: text },
        { link: t('Read and answer'), url },
        { say: t('Answers to this e-mail reach nobody; write yours at Hireday.') },
      ],
      why: t(
        'You are receiving this e-mail because of a conversation at Hireday. Until you have read it there, no further e-mail comes about it.',
      ),
      stop,
    });
  };
