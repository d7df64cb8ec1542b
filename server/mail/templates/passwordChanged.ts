/** Tells the owner of an account that its password is another now. */
import type { MailContent } from '../mail.ts';
import { compose } from './compose.ts';

/** @param given where the product is opened */
export const passwordChanged = ({ appUrl }: { appUrl: string }): MailContent =>
  compose({
    kind: 'PASSWORD_CHANGED',
    subject: 'Your password was changed',
    blocks: [
      {
        say: 'The password of your Hireday account has just been changed. Whoever was signed in with the old one is signed out.',
      },
      { say: 'Was it not you? Choose a new password now; it takes a code sent to this address.' },
      { link: 'Choose a new password', url: `${appUrl}/forgot-password/` },
    ],
    why: 'You get this mail because it is about the safety of your account.',
  });
