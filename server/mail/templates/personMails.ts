/** Mails between colleagues about a person. */
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import type { Letter } from '../../base/mail.ts';
import { compose, wordsOf } from './compose.ts';

interface Note {
  /** Whom it is about. */
  name: string;
  candidateEmail: string;
  author: string;
  text: string;
  /** Where the product is opened. */
  appUrl: string;
}

/** To a recruiter who was named in a colleague's note. */
export const personNoteMail =
  ({ name, candidateEmail, author, text, appUrl }: Note): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'PERSON_NOTE',
      sender: author,
      subject: (t) => t('{author} named you in a note about {name}', { author, name }),
      blocks: [
        ...wordsOf(author, text, voice),
        {
          link: t('See {name}', { name }),
          url: appUrl + addressOf(addresses.recruiter.person, { email: candidateEmail }),
        },
      ],
      why: t('You are receiving this e-mail because a colleague named you.'),
    });
  };
