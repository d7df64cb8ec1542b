/** To a company's administrators: who owns it from here on. */
import { addresses } from '../../../schemas/addresses.ts';
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';

interface OwnerChange {
  employerName: string;
  ownerName: string;
  /** Whether the reader is the new owner. */
  isYou: boolean;
  appUrl: string;
}

export const ownerChangedMail =
  ({ employerName: employer, ownerName: name, isYou, appUrl }: OwnerChange): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'OWNER_CHANGED',
      subject: (t) =>
        isYou
          ? t('You now own {employer} at Hireday', { employer })
          : t('{name} now owns {employer} at Hireday', { name, employer }),
      blocks: [
        {
          say: isYou
            ? t(
                'The owner until now has handed {employer} over to you. Only you can invite and remove administrators, hand the company over, and have its account erased. Its plan stays as it is.',
                { employer },
              )
            : t(
                'The company was handed over to {name}. Nothing changes in what you can do as an administrator.',
                {
                  name,
                },
              ),
        },
        { link: t('See the administrators'), url: appUrl + addresses.employer.profile },
      ],
      why: t('You are receiving this e-mail because you administer {employer} at Hireday.', { employer }),
    });
  };
