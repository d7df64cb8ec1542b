/** The mail to a guest of a job. */
import { addresses } from '../../../schemas/addresses.ts';
import type { Letter } from '../../base/mail.ts';
import { compose, greetingOf } from './compose.ts';
import { safeName } from './safeName.ts';

interface Invited {
  guestName: string;
  guestEmail: string;
  recruiterName: string;
  employerName: string;
  jobTitle: string;
  /** Where the product is opened. */
  appUrl: string;
}

/** Asks for an opinion of a job's applicants; the subject is in words of ours alone, for it goes to a stranger. */
export const guestMail =
  ({ guestName, guestEmail, recruiterName, employerName, jobTitle, appUrl }: Invited): Letter =>
  (voice) => {
    const { t } = voice;
    const about = {
      recruiter: safeName(recruiterName),
      employer: safeName(employerName),
      job: safeName(jobTitle),
    };
    return compose(voice, {
      kind: 'GUEST_INVITED',
      subject: (t) => t('You are asked for your opinion on applicants'),
      greeting: greetingOf({ ...voice, firstName: safeName(guestName) }),
      blocks: [
        {
          say: t('{recruiter} of {employer} asks what you think of the applicants for {job}.', about),
        },
        {
          say: t(
            'You see their resumes and write a scorecard for each. You need no account: a code comes to this address each time you sign in.',
          ),
        },
        // The address stands where it is never sent to a server, nor kept in its logs.
        {
          link: t('See the applicants'),
          url: `${appUrl}${addresses.guest}#${encodeURIComponent(guestEmail)}`,
        },
      ],
      why: t('You are receiving this e-mail because {recruiter} entered your address.', about),
    });
  };
