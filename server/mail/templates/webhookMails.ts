/** Mails about webhooks. */
import { addresses } from '../../../schemas/addresses.ts';
import type { Letter } from '../../base/mail.ts';
import { compose, type Stop } from './compose.ts';

/** To the employer: a program could not be told of anything for days. */
export const webhookOff =
  ({ url, appUrl, stop }: { url: string; appUrl: string; stop: Stop }): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'WEBHOOK_OFF',
      subject: (t) => t('Your webhook to {host} was switched off', { host: new URL(url).host }),
      blocks: [
        {
          say: t(
            'Nothing arrived at {host} for a long time, or it asked for no more. It was switched off; what happens waits there for 30 days.',
            { host: new URL(url).host },
          ),
        },
        { say: t('Mend it and switch it on again. The log says what was answered.') },
        { link: t('See the log'), url: appUrl + addresses.employer.machines },
      ],
      why: t('You are receiving this e-mail because you have a webhook at Hireday.'),
      stop,
    });
  };
