/** One-time codes. */
import type { MailContent } from '../mail.ts';
import { compose } from './compose.ts';

interface Code {
  code: string;
  /** How long it can be used. */
  minutes: number;
}

const notYou = 'Nobody from Hireday will ask you for this code.';

export const emailCode = ({ code, minutes }: Code): MailContent =>
  compose({
    kind: 'EMAIL_CODE',
    subject: `${code} is your Hireday code`,
    blocks: [
      { say: 'Enter this code to show that this e-mail address is yours:' },
      { code },
      { say: `It can be used for ${minutes} minutes. ${notYou}` },
    ],
    why: 'You get this mail because somebody entered this address at Hireday. If it was not you, there is nothing to do.',
  });

export const forgotCode = ({ code, minutes }: Code): MailContent =>
  compose({
    kind: 'FORGOT_CODE',
    subject: `${code} is your code for a new password`,
    blocks: [
      { say: 'Enter this code to choose a new password:' },
      { code },
      { say: `It can be used for ${minutes} minutes. ${notYou}` },
    ],
    why: 'You get this mail because somebody asked for a new password for your account. If it was not you, there is nothing to do: your password stays as it is.',
  });
