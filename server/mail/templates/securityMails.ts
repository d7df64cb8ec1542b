/** Tells the owner of an account that something about its security is another now. */
import { type Objectionable, objectionDays } from '../../../schemas/wayIn.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';

type SecurityChange =
  | 'FACTOR_OFF'
  | 'RECOVERY_USED'
  | 'RECOVERY_RENEWED'
  | 'PASSKEY_REMOVED'
  | 'SERVICE_REMOVED'
  | 'WAYS_REMOVED'
  | 'DOMAIN_LET_IN'
  | 'WEBHOOK_ADDED';

const subjects: Record<SecurityChange, (t: Translate) => string> = {
  FACTOR_OFF: (t) => t('Signing in no longer asks for a code from your app'),
  RECOVERY_USED: (t) => t('A recovery code was used to sign in'),
  RECOVERY_RENEWED: (t) => t('New recovery codes were made for your account'),
  PASSKEY_REMOVED: (t) => t('A passkey was removed from your account'),
  SERVICE_REMOVED: (t) => t('A sign-in service was disconnected from your account'),
  WAYS_REMOVED: (t) => t('Other ways to sign in were removed from your account'),
  DOMAIN_LET_IN: (t) => t('Everyone with an address at a domain is let into your company'),
  WEBHOOK_ADDED: (t) => t('A webhook was set up with your account'),
};

const sentences: Record<SecurityChange, (t: Translate, name: string) => string> = {
  FACTOR_OFF: (t) => t('The second factor of your Hireday account has just been turned off.'),
  RECOVERY_USED: (t) =>
    t('Someone has just signed in to your Hireday account with the password and one of its recovery codes.'),
  RECOVERY_RENEWED: (t) =>
    t('New recovery codes have just been made for your Hireday account. The old ones no longer work.'),
  PASSKEY_REMOVED: (t) => t('A passkey of your Hireday account has just been removed.'),
  SERVICE_REMOVED: (t) =>
    t('An account at another service, such as Google, no longer opens your Hireday account.'),
  WAYS_REMOVED: (t) =>
    t(
      'Your address was just proved for the first time. Passkeys, connected services and the second factor that were set up before that are removed, because nobody had shown by then that the address is theirs. If they were yours, set them up again.',
    ),
  WEBHOOK_ADDED: (t, name) =>
    t(
      'From now on {name} is told what happens in your company at Hireday: ids, and nobody’s name. This was just set up with your account, under Other software.',
      { name },
    ),
  DOMAIN_LET_IN: (t, name) =>
    t(
      'From now on everyone with an e-mail address at {name} recruits for your company at once, and sees everyone it knows. This was just switched on with your account, on the company’s profile.',
      { name },
    ),
};

/** @param given the change, the name of what it is about, and where the product is opened */
export const securityChanged =
  ({ what, name = '', appUrl }: { what: SecurityChange; name?: string; appUrl: string }): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'SECURITY_CHANGED',
      subject: subjects[what],
      blocks: [
        { say: sentences[what](t, name) },
        { say: t('If it was not you, choose a new password now, with a code sent to this address.') },
        { link: t('Choose a new password'), url: `${appUrl}/forgot-password/` },
      ],
      why: t('You are receiving this e-mail because it concerns the security of your account.'),
    });
  };

const newSubjects: Record<Objectionable, (t: Translate) => string> = {
  PASSKEY: (t) => t('A passkey was added to your account'),
  SERVICE: (t) => t('A sign-in service was connected to your account'),
  FACTOR: (t) => t('Signing in now asks for a code from your app'),
  MACHINE_KEY: (t) => t('A key for other software was made with your account'),
  CALENDAR: (t) => t('A calendar address was made for your interviews'),
  ADMINISTRATOR: (t) => t('An administrator was invited with your account'),
};

const newSentences: Record<Objectionable, (t: Translate, name: string) => string> = {
  PASSKEY: (t, name) => t('Your Hireday account can now be opened with the passkey “{name}”.', { name }),
  SERVICE: (t, name) => t('Your Hireday account can now be opened with an account at {name}.', { name }),
  FACTOR: (t) =>
    t(
      'From now on, signing in with your password asks for a code from your app, too. Keep the recovery codes safe.',
    ),
  MACHINE_KEY: (t, name) =>
    t('The key “{name}” was made with your Hireday account. A program that has it works for your company.', {
      name,
    }),
  CALENDAR: (t) =>
    t(
      'Your interviews can now be read at a secret address, without signing in. Any address that was made before no longer works.',
    ),
  ADMINISTRATOR: (t, name) =>
    t('{name} was invited to administer your company at Hireday, with your account.', { name }),
};

const objections: Record<Objectionable, (t: Translate, days: number) => string> = {
  PASSKEY: (t, days) =>
    t(
      'If it was not you, say so within {days} days. The passkey is then removed, every device is signed out, and you choose a new password.',
      { days },
    ),
  SERVICE: (t, days) =>
    t(
      'If it was not you, say so within {days} days. The service is then disconnected, every device is signed out, and you choose a new password.',
      { days },
    ),
  FACTOR: (t, days) =>
    t(
      'If it was not you, say so within {days} days. No code is asked for any more then, every device is signed out, and you choose a new password.',
      { days },
    ),
  MACHINE_KEY: (t, days) =>
    t(
      'If it was not you, say so within {days} days. The key is then revoked, every device is signed out, and you choose a new password.',
      { days },
    ),
  CALENDAR: (t, days) =>
    t(
      'If it was not you, say so within {days} days. The address then stops working, every device is signed out, and you choose a new password.',
      { days },
    ),
  ADMINISTRATOR: (t, days) =>
    t(
      'If it was not you, say so within {days} days. The invitation is then taken back, every device is signed out, and you choose a new password. Someone who has accepted it by then has to be removed under Administrators.',
      { days },
    ),
};

interface NewWayIn {
  kind: Objectionable;
  /** Of the passkey, the service or the key, or the address that was invited. */
  name?: string;
  /** Leads to objecting. */
  url: string;
}

/** Tells the owner of a new way in, and lets them object to it. */
export const wayInAdded =
  ({ kind, name = '', url }: NewWayIn): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'SECURITY_CHANGED',
      subject: newSubjects[kind],
      blocks: [
        { say: newSentences[kind](t, name) },
        { say: objections[kind](t, objectionDays) },
        { link: t('This was not me'), url },
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
      subject: (t) => t('The e-mail address of your Hireday account was changed'),
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
