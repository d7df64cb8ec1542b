/** The last mail someone gets: the account is erased, and what becomes of the plan and the money. */
import type { Role } from '../../../schemas/user.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';
import { dayOf } from './dates.ts';
import { sumOf, testModeNote, yourPlan } from './planWords.ts';

/** Whose account it was, or why it ended with something else. */
export type Leaver = Role | 'ADMINISTRATOR' | 'REMOVED' | 'WITH_COMPANY';

interface Goodbye {
  role: Leaver;
  testMode: boolean;
  /** The plan that was paid for and ended with the account. */
  plan: { planId: string; end: string } | null;
  /** The refund, in whole currency units; null while the payment provider could not be asked. */
  refund: { amount: number; currency: string } | null;
}

type Blocks = { say: string }[];

const moneyBlocks = ({ plan, refund, testMode }: Goodbye, voice: Parameters<Letter>[0]): Blocks => {
  const { t, locale } = voice;
  if (!plan) return [];
  const ended = t('{plan}, paid until {day}, has ended with it. Nothing more is charged.', {
    plan: yourPlan(plan.planId, voice),
    day: dayOf(plan.end, locale),
  });
  const back = refund
    ? refund.amount > 0
      ? t(
          'You get {amount} back to the card you paid with, for the time you paid and did not use. Banks take five to ten days.',
          { amount: sumOf(refund, voice) },
        )
      : t('There is nothing to pay back.')
    : t(
        'What you paid and did not use goes back to the card you paid with. The payment provider does not answer just now, so we cannot name the sum here; we try again every hour.',
      );
  return [{ say: ended }, { say: back }, ...testModeNote(testMode && Boolean(refund?.amount), voice)];
};

const gone: Readonly<Record<Leaver, (t: Translate) => string>> = {
  CANDIDATE: (t) =>
    t(
      'Your account and everything in it are erased, as you asked. Open applications have ended, and recruiters no longer find your name.',
    ),
  RECRUITER: (t) =>
    t(
      'Your account is erased, as you asked. Jobs, messages and notes stay with the company, and your name is no longer on them.',
    ),
  EMPLOYER: (t) =>
    t(
      'Your account is erased, as you asked. Its jobs are closed; the candidates who waited and your recruiters are told.',
    ),
  ADMINISTRATOR: (t) =>
    t(
      'Your account is erased, as you asked. The company, its jobs and its plan stay; your name is no longer on anything you wrote.',
    ),
  REMOVED: (t) =>
    t(
      'The owner of the company has removed you as an administrator, and your account is erased with that. Your name is no longer on anything you wrote.',
    ),
  WITH_COMPANY: (t) =>
    t(
      'The owner has had the company erased, and with it the accounts of its administrators. Its jobs are closed; the candidates who waited and the recruiters are told.',
    ),
};

export const accountErased =
  (given: Goodbye): Letter =>
  (voice) => {
    const { t } = voice;
    return compose(voice, {
      kind: 'ACCOUNT_ERASED',
      subject: (t) => t('Your Hireday account is erased'),
      blocks: [
        { say: gone[given.role](t) },
        ...moneyBlocks(given, voice),
        { say: t('This is our last e-mail. We do not keep your address.') },
      ],
      why: t('You are receiving this e-mail because you had an account at Hireday.'),
    });
  };
