/** Tells the owner of an account that its password is another now. */
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';

/** @param given where the product is opened */
export const passwordChanged =
  ({ appUrl }: { appUrl: string }): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'PASSWORD_CHANGED',
      subject: t('Your password was changed'),
      blocks: [
        {
          say: t(
            'The password of your Hireday account has just been changed. Everyone who was signed in with the old one has been signed out.',
          ),
        },
        { say: t('If it was not you, choose a new password now, with a code sent to this address.') },
        { link: t('Choose a new password'), url: `${appUrl}/forgot-password/` },
      ],
      why: t('You are receiving this e-mail because it concerns the security of your account.'),
    });
  };
