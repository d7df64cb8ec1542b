/** Tells the owner of an account that something about its security is another now. */
import type { Translate } from '../../../src/i18n/t.ts';
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';

type SecurityChange =
  | 'FACTOR_ON'
  | 'FACTOR_OFF'
  | 'RECOVERY_USED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'SERVICE_ADDED'
  | 'SERVICE_REMOVED'
  | 'WAYS_REMOVED';

const subjects: Record<SecurityChange, (t: Translate) => string> = {
  FACTOR_ON: (t) => t('Signing in now asks for a code from your app'),
  FACTOR_OFF: (t) => t('Signing in no longer asks for a code from your app'),
  RECOVERY_USED: (t) => t('A recovery code was used to sign in'),
  PASSKEY_ADDED: (t) => t('A passkey was added to your account'),
  PASSKEY_REMOVED: (t) => t('A passkey was removed from your account'),
  SERVICE_ADDED: (t) => t('Another service was connected to your account'),
  SERVICE_REMOVED: (t) => t('Another service was disconnected from your account'),
  WAYS_REMOVED: (t) => t('Other ways to sign in were removed from your account'),
};

const sentences: Record<SecurityChange, (t: Translate) => string> = {
  FACTOR_ON: (t) =>
    t(
      'From now on, signing in with your password asks for a code from your app, too. Keep the recovery codes safe.',
    ),
  FACTOR_OFF: (t) => t('The second factor of your Hireday account has just been turned off.'),
  RECOVERY_USED: (t) =>
    t('Someone has just signed in to your Hireday account with the password and one of its recovery codes.'),
  PASSKEY_ADDED: (t) => t('A passkey was just added with which your Hireday account can be opened.'),
  PASSKEY_REMOVED: (t) => t('A passkey of your Hireday account has just been removed.'),
  SERVICE_ADDED: (t) =>
    t('Your Hireday account can now be opened with an account you have at another service, such as Google.'),
  SERVICE_REMOVED: (t) =>
    t('An account at another service, such as Google, no longer opens your Hireday account.'),
  WAYS_REMOVED: (t) =>
    t(
      'Your address was just proved for the first time. Passkeys, connected services and the second factor that were set up before that are removed, because nobody had shown by then that the address is theirs. If they were yours, set them up again.',
    ),
};

/** @param given the change, and where the product is opened */
export const securityChanged =
  ({ what, appUrl }: { what: SecurityChange; appUrl: string }): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'SECURITY_CHANGED',
      subject: subjects[what](t),
      blocks: [
        { say: sentences[what](t) },
        { say: t('If it was not you, choose a new password now, with a code sent to this address.') },
        { link: t('Choose a new password'), url: `${appUrl}/forgot-password/` },
      ],
      why: t('You are receiving this e-mail because it concerns the security of your account.'),
    });
  };

interface Changed {
  newEmail: string;
  /** Leads to taking it back. */
  url: string;
  /** How long it can be taken back. */
  days: number;
}

/** To the address before. */
export const addressChanged =
  ({ newEmail: email, url, days }: Changed): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'ADDRESS_CHANGED',
      subject: t('Your Hireday account has another address now'),
      blocks: [
        { say: t('You sign in with {email} from now on, and our mails go there.', { email }) },
        {
          say: t(
            'If it was not you, take the address back within {days} days. Every device is then signed out, and you choose a new password.',
            { days },
          ),
        },
        { link: t('Take my address back'), url },
      ],
      why: t('You are receiving this e-mail because it concerns the security of your account.'),
    });
  };
