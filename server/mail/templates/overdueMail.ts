/** To an employer whose recruiters owe answers. */
import { addresses } from '../../../schemas/addresses.ts';
import type { Letter } from '../../base/mail.ts';
import { compose, type Stop } from './compose.ts';

export const answersOverdueMail =
  ({ count, appUrl, stop }: { count: number; appUrl: string; stop: Stop }): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'ANSWERS_OVERDUE',
      subject: (t) =>
        t('{count, plural, one {# applicant is} other {# applicants are}} waiting for an overdue answer', {
          count,
        }),
      blocks: [
        {
          say: t(
            '{count, plural, one {An applicant waits for an answer that was promised for an earlier day.} other {# applicants wait for answers that were promised for an earlier day.}}',
            { count },
          ),
        },
        { link: t('See your recruiters'), url: appUrl + addresses.employer.recruiters },
      ],
      why: t('You are receiving this e-mail because your recruiters promised these answers at Hireday.'),
      stop,
    });
  };
