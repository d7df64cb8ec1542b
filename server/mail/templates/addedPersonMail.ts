/** The one mail to someone an employer added. */
import { addresses } from '../../../schemas/addresses.ts';
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';
import { dayOf } from './dates.ts';
import { safeName } from './safeName.ts';

interface AboutAdded {
  recruiterName: string;
  employerName: string;
  hasResume: boolean;
  /** The secret by which they answer. */
  token: string;
  endsAt: string;
  /** Where the product is opened. */
  appUrl: string;
}

/**
 * Nothing a recruiter typed about the person or the job stands in it: it goes to strangers, and would carry whatever
 * someone wants them to read.
 */
export const addedPersonMail =
  ({ recruiterName, employerName, hasResume, token, endsAt, appUrl }: AboutAdded): Letter =>
  (voice) => {
    const { t } = voice;
    const about = { recruiter: safeName(recruiterName), employer: safeName(employerName) };
    return compose(voice, {
      kind: 'ADDED_PERSON',
      subject: (t) => t('May a company keep your details?'),
      blocks: [
        {
          say: t(
            '{recruiter} of {employer} entered your name and e-mail address on Hireday, to consider you for jobs.',
            about,
          ),
        },
        {
          say: hasResume
            ? t(
                'Your resume was uploaded too. Only {employer} sees any of it, and nobody else is told.',
                about,
              )
            : t(
                'Perhaps your place, education and profiles as well. Only {employer} sees any of it, and nobody else is told.',
                about,
              ),
        },
        // The secret stands where it is never sent to a server by itself, nor kept in its logs.
        {
          link: t('See what is held, then accept or erase it'),
          url: `${appUrl}${addresses.consent}#${token}`,
        },
        {
          say: t(
            'If you do nothing, all of it is erased on {day}. You will not be written to about this again.',
            {
              day: dayOf(endsAt, voice.locale),
            },
          ),
        },
      ],
      why: t(
        'You are receiving this e-mail once, because {recruiter} of {employer} entered your address.',
        about,
      ),
    });
  };
