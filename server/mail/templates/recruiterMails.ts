/** Mails to employers and recruiters about joining and leaving. */
import { addresses } from '../../../schemas/addresses.ts';
import type { Translate } from '../../../src/i18n/t.ts';
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
      subject: (t) => t('{name} is waiting for your approval', { name }),
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

/** How someone came in: by the domain of their address, or because an administrator invited them. */
export type ColleagueWay = 'DOMAIN' | 'INVITED' | 'ADMINISTRATOR';

const joinedBy: Readonly<
  Record<ColleagueWay, (t: Translate, about: { name: string; email: string; employer: string }) => string>
> = {
  DOMAIN: (t, about) =>
    t(
      '{name} ({email}) has registered as a recruiter of {employer}. The address is at a domain whose people you let in at once, so they can work already.',
      about,
    ),
  INVITED: (t, about) =>
    t('{name} ({email}) has accepted an invitation and recruits for {employer} now.', about),
  ADMINISTRATOR: (t, about) =>
    t('{name} ({email}) has accepted an invitation and administers {employer} now.', about),
};

/** To the administrators: someone can see what the company knows of people. */
export const colleagueJoined =
  ({
    recruiterName: name,
    recruiterEmail: email,
    employerName: employer,
    appUrl,
    way,
    stop,
  }: Recruiter & { way: ColleagueWay; stop: Stop }): Letter =>
  (voice) => {
    const { t } = voice;
    const recruits = way !== 'ADMINISTRATOR';
    return compose(voice, {
      kind: 'COLLEAGUE_JOINED',
      subject: (t) => t('{name} has joined {employer}', { name, employer }),
      blocks: [
        { say: joinedBy[way](t, { name, email, employer }) },
        {
          say: recruits
            ? t('If you do not know them, suspend them: they lose access at once.')
            : t('If you do not know them, remove them on the company’s profile: they lose access at once.'),
        },
        recruits
          ? { link: t('See your recruiters'), url: appUrl + addresses.employer.recruiters }
          : { link: t('See your administrators'), url: appUrl + addresses.employer.profile },
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
      subject: (t) => t('{employer} has approved your account', { employer }),
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
      subject: (t) => t('{employer} has suspended your account', { employer }),
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
