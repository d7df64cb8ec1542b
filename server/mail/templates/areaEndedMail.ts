/** To someone who used one address in two areas: one has ended. */
import { addresses, areaOfRole } from '../../../schemas/addresses.ts';
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';

interface Ended {
  /** The area that is left. */
  staysAs: 'EMPLOYER' | 'RECRUITER';
  appUrl: string;
}

export const areaEndedMail =
  ({ staysAs, appUrl }: Ended): Letter =>
  (voice) => {
    const { t } = voice;
    const recruits = staysAs === 'RECRUITER';
    return compose(voice, {
      kind: 'AREA_ENDED',
      subject: (t) =>
        recruits
          ? t('You no longer administer your company at Hireday')
          : t('You no longer recruit at Hireday'),
      blocks: [
        {
          say: recruits
            ? t(
                'Your account is open for recruiting as before, with the same address and password. What you did for the company stays with it.',
              )
            : t(
                'Your account is open for the company as before, with the same address and password. Jobs, messages and notes stay with the company, and your name is no longer on them.',
              ),
        },
        { link: t('Open Hireday'), url: appUrl + addresses[areaOfRole(staysAs)].home },
      ],
      why: t('You are receiving this e-mail because a part of your Hireday account has ended.'),
    });
  };
