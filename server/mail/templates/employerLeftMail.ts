/** To a recruiter: the company they recruit for is no longer here. */
import { addresses } from '../../../schemas/addresses.ts';
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';

interface Left {
  employerName: string;
  /** Whether a plan of their own ended with it. */
  hasPlan: boolean;
  appUrl: string;
}

export const employerLeftMail =
  ({ employerName: employer, hasPlan, appUrl }: Left): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'EMPLOYER_LEFT',
      subject: (t) => t('{employer} has left Hireday', { employer }),
      blocks: [
        {
          say: t(
            '{employer} has had its account erased. Its jobs are closed, and the candidates who waited are told.',
            {
              employer,
            },
          ),
        },
        {
          say: t(
            'Your own account stays. If another company invites you, its link lets you work there. You can also download your data and have your account erased.',
          ),
        },
        ...(hasPlan
          ? [
              {
                say: t(
                  'Your own plan has ended. What you paid and did not use goes back to the card you paid with; banks take five to ten days.',
                ),
              },
            ]
          : []),
        { link: t('Open your profile'), url: appUrl + addresses.recruiter.profile },
      ],
      why: t('You are receiving this e-mail because you recruited for {employer} at Hireday.', { employer }),
    });
  };
