/** Mails to employers and recruiters about joining and leaving. */
import { addresses } from '../../../schemas/addresses.ts';
import type { Letter } from '../../base/mail.ts';
import { compose, type Stop } from './compose.ts';

interface Recruiter {
  recruiterName: string;
  recruiterEmail: string;
  employerName: string;
  /** Where the product is opened. */
  appUrl: string;
}

/** To the employer: someone whose address does not show where they work wants in. */
export const recruiterWaiting =
  ({
    recruiterName: name,
    recruiterEmail: email,
    employerName: employer,
    appUrl,
    stop,
  }: Recruiter & { stop: Stop }): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'RECRUITER_WAITING',
      subject: t('{name} is waiting for your approval', { name }),
      blocks: [
        {
          say: t('{name} ({email}) has registered as a recruiter of {employer}.', { name, email, employer }),
        },
        { say: t('Until you approve them, they can only edit their own profile.') },
        { link: t('See your recruiters'), url: appUrl + addresses.employer.recruiters },
      ],
      why: t('You are receiving this e-mail because you manage {employer} at Hireday.', { employer }),
      stop,
    });
  };

/** To the recruiter: approved, or back after a suspension. */
export const recruiterActive =
  ({ employerName: employer, appUrl }: Recruiter): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'RECRUITER_ACTIVE',
      subject: t('{employer} has approved your account', { employer }),
      blocks: [
        { say: t('You can now post jobs for {employer} and see who fits them.', { employer }) },
        { link: t('Open your dashboard'), url: appUrl + addresses.recruiter.home },
      ],
      why: t('You are receiving this e-mail because you registered as a recruiter of {employer}.', {
        employer,
      }),
    });
  };

/** To the recruiter: shut out by the employer. */
export const recruiterSuspended =
  ({ employerName: employer }: Recruiter): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'RECRUITER_SUSPENDED',
      subject: t('{employer} has suspended your account', { employer }),
      blocks: [
        {
          say: t(
            'You can still sign in and edit your profile. Everything else waits until {employer} activates your account again.',
            { employer },
          ),
        },
        { say: t('If you think this is a mistake, ask them.') },
      ],
      why: t('You are receiving this e-mail because you are registered as a recruiter of {employer}.', {
        employer,
      }),
    });
  };
