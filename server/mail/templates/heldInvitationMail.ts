/** The mail by which a company first writes to someone it keeps among its people, to invite them. */
import { addresses } from '../../../schemas/addresses.ts';
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';
import { dayOf } from './dates.ts';
import { safeName } from './safeName.ts';

interface AboutInvited {
  recruiterName: string;
  employerName: string;
  /** The secret by which they answer. */
  token: string;
  /** Until when the invitation can be answered. */
  expiresAt: string;
  /** Where the product is opened. */
  appUrl: string;
}

/** Nothing a recruiter typed is in it, as in every mail to someone without an account (addedPersonMail.ts). */
export const heldInvitationMail =
  ({ recruiterName, employerName, token, expiresAt, appUrl }: AboutInvited): Letter =>
  (voice) => {
    const { t } = voice;
    const about = { recruiter: safeName(recruiterName), employer: safeName(employerName) };
    return compose(voice, {
      kind: 'ADDED_PERSON',
      subject: (t) => t('A company invites you to a job'),
      blocks: [
        {
          say: t(
            '{recruiter} of {employer} keeps your details on Hireday and invites you to talk about a job.',
            about,
          ),
        },
        {
          say: t('Accept to read the invitation, with the pay, and to answer it until {day}.', {
            day: dayOf(expiresAt, voice.locale),
          }),
        },
        // The secret stands where it is never sent to a server by itself, nor kept in its logs.
        {
          link: t('See what is held, then accept or erase it'),
          url: `${appUrl}${addresses.consent}#${token}`,
        },
      ],
      why: t('You are receiving this e-mail because {employer} has your address.', about),
    });
  };
