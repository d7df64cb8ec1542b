/** One-time codes. */
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';

interface Code {
  code: string;
  /** How long it can be used. */
  minutes: number;
}

export const emailCode =
  ({ code, minutes }: Code): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'EMAIL_CODE',
      subject: (t) => t('{code} is your Hireday code', { code }),
      blocks: [
        { say: t('Enter this code to show that this e-mail address is yours:') },
        { code },
        {
          say: t('It can be used for {minutes} minutes. Nobody from Hireday will ask you for this code.', {
            minutes,
          }),
        },
      ],
      why: t(
        'You are receiving this e-mail because someone entered this address at Hireday. If it was not you, you need not do anything.',
      ),
    });
  };

export const forgotCode =
  ({ code, minutes }: Code): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'FORGOT_CODE',
      subject: (t) => t('{code} is your code for a new password', { code }),
      blocks: [
        { say: t('Enter this code to choose a new password:') },
        { code },
        {
          say: t('It can be used for {minutes} minutes. Nobody from Hireday will ask you for this code.', {
            minutes,
          }),
        },
      ],
      why: t(
        'You are receiving this e-mail because someone asked for a new password for your account. If it was not you, you need not do anything: your password stays as it is.',
      ),
    });
  };
