/** Mails about keys of other software. */
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';

/** To a recruiter in whose name a program now asks. */
export const machineKeyMade =
  ({ keyName: name, employerName: employer }: { keyName: string; employerName: string }): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'MACHINE_KEY',
      subject: (t) => t('{employer} created an API key in your name', { employer }),
      blocks: [
        {
          say: t(
            '{employer} has made the key “{name}”. A program that has it works in your jobs at Hireday, as far as the key allows, and what it does is shown as done by you.',
            { employer, name },
          ),
        },
        { say: t('If you think this is a mistake, ask them: they can revoke the key at any time.') },
      ],
      why: t('You are receiving this e-mail because you are registered as a recruiter of {employer}.', {
        employer,
      }),
    });
  };
