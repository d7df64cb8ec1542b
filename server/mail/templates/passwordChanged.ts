/** Tells the owner of an account that its password is another now, and what else opens the account. */
import { recentDays, type WayIn, type WayInKind } from '../../../schemas/wayIn.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import type { Letter, Voice } from '../../base/mail.ts';
import type { Block } from './compose.ts';
import { compose } from './compose.ts';
import { dayOf } from './dates.ts';

const words: Record<WayInKind, (t: Translate, name: string, day: string) => string> = {
  PASSKEY: (t, name, day) => t('Passkey “{name}”, added on {day}', { name, day }),
  SERVICE: (t, name, day) => t('Account at {name}, connected on {day}', { name, day }),
  FACTOR: (t, _, day) => t('Code from an app, asked for since {day}', { day }),
  MACHINE_KEY: (t, name, day) => t('Key “{name}” for other software, made on {day}', { name, day }),
  CALENDAR: (t, _, day) => t('Calendar address, made on {day}', { day }),
  ADMINISTRATOR: (t, name, day) => t('{name}, invited to administer your company on {day}', { name, day }),
  WEBHOOK: (t, name, day) => t('Webhook to {name}, set up on {day}', { name, day }),
  DOMAIN: (t, name, day) => t('Everyone at {name}, which was entered on {day}', { name, day }),
};

const linesOf = ({ t, locale }: Voice, ways: readonly WayIn[]): Block[] =>
  ways.map(({ kind, name, addedAt }) => ({
    say: `• ${words[kind](t, name ?? '', dayOf(addedAt, locale))}`,
  }));

interface PasswordChanged {
  /** Where the product is opened. */
  appUrl: string;
  removed?: readonly WayIn[];
  remaining?: readonly WayIn[];
}

export const passwordChanged =
  ({ appUrl, removed = [], remaining = [] }: PasswordChanged): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'PASSWORD_CHANGED',
      subject: (t) => t('Your password was changed'),
      blocks: [
        {
          say: t(
            'The password of your Hireday account has just been changed. Everyone who was signed in with the old one has been signed out.',
          ),
        },
        ...(removed.length > 0
          ? [
              {
                say: t('Removed with it, because each was added in the last {days} days:', {
                  days: recentDays,
                }),
              },
              ...linesOf(voice, removed),
            ]
          : []),
        ...(remaining.length > 0
          ? [
              {
                say: t('These stay beside the password. Remove in your profile what is not yours:'),
              },
              ...linesOf(voice, remaining),
            ]
          : []),
        { say: t('If it was not you, choose a new password now, with a code sent to this address.') },
        { link: t('Choose a new password'), url: `${appUrl}/forgot-password/` },
      ],
      why: t('You are receiving this e-mail because it concerns the security of your account.'),
    });
  };
