/** Mails to someone who pays about their plan. */
import { type GuaranteeCredit, GuaranteeReason } from '../../../schemas/guarantee.ts';
import { plans } from '../../../schemas/plans.ts';
import type { Role } from '../../../schemas/user.ts';
import { formatMoney } from '../../../src/i18n/formatMoney.ts';
import type { Letter, Voice } from '../../base/mail.ts';
import { compose } from './compose.ts';
import { dayOf } from './dates.ts';
import { planPage, priceOf } from './planWords.ts';

/** Said instead of any consequence to a recruiter whom the employer's plan covers as well. */
export const stillCovered = (t: Voice['t']): string =>
  t('Your employer’s plan covers you, so your work goes on as before.');

interface Ending {
  role: Role;
  /** Whether the employer's plan goes on covering the reader. */
  isCovered: boolean;
  planName: string;
  /** The last moment of it, ISO. */
  end: string;
  appUrl: string;
}

/** The features that stop, and those that stay, for each role. */
export const consequence: Readonly<Record<Role, (t: Voice['t']) => string>> = {
  CANDIDATE: (t) =>
    t(
      'From then on jobs no longer pick you for their daily lists. Your profile, your applications and your invitations stay.',
    ),
  RECRUITER: (t) =>
    t(
      'Your open jobs are then put on hold and get no more daily lists. Nothing is deleted: jobs, lists and applications stay.',
    ),
  EMPLOYER: (t) =>
    t(
      "Your recruiters' open jobs are then put on hold and get no more daily lists, unless a recruiter has a plan of their own. Nothing is deleted.",
    ),
};

/** To the payer, a week and a day before the plan ends. */
export const planEndsSoon =
  ({ role, isCovered, planName: plan, end, appUrl }: Ending): Letter =>
  (voice) => {
    const { t, locale } = voice;
    const day = dayOf(end, locale);
    return compose(voice, {
      kind: 'PLAN_ENDS_SOON',
      subject: (t) => t('Your plan ends on {day}', { day }),
      blocks: [
        { say: t('Your plan {plan} ends on {day}.', { plan, day }) },
        { say: isCovered ? stillCovered(t) : consequence[role](t) },
        { link: isCovered ? t('See your plan') : t('Keep your plan'), url: planPage(appUrl, role) },
      ],
      why: t('You are receiving this e-mail because you have a plan at Hireday that is about to end.'),
    });
  };

/** To a recruiter whose jobs were put on hold. */
export const jobsOnHold =
  ({ titles, appUrl }: { titles: readonly string[]; appUrl: string }): Letter =>
  (voice) => {
    const { t } = voice;
    const count = titles.length;
    return compose(voice, {
      kind: 'PLAN_ENDED',
      subject: (t) =>
        t(
          'The plan has ended: {count, plural, one {your open job is on hold} other {your # open jobs are on hold}}',
          { count },
        ),
      blocks: [
        {
          say: t(
            '{count, plural, one {Your open job is on hold} other {Your # open jobs are on hold}}, because the plan that covered you has ended: {titles}.',
            { count, titles: titles.slice(0, 10).join(', ') },
          ),
        },
        {
          say: t(
            'Nothing was deleted. {count, plural, one {With a plan you can open it again where it stopped.} other {With a plan you can open them again where they stopped.}}',
            { count },
          ),
        },
        { link: t('See the plans'), url: planPage(appUrl, 'RECRUITER') },
      ],
      why: t('You are receiving this e-mail because you have jobs at Hireday.'),
    });
  };

/** To the recruiter of a job that was open for its first list alone. */
export const firstListOver =
  ({ job, appUrl }: { job: string; appUrl: string }): Letter =>
  (voice) => {
    const { t } = voice;
    const plan = plans.find(({ role, interval }) => role === 'RECRUITER' && interval === 'MONTH');
    if (!plan) throw new Error('There is no plan for recruiters by the month.');
    return compose(voice, {
      kind: 'FIRST_LIST_OVER',
      subject: (t) => t('{job} is on hold', { job }),
      blocks: [
        {
          say: t(
            '{job} was open without a plan for its first list. That week is over, so the job is on hold. Its list and everyone who applied are still there.',
            { job },
          ),
        },
        {
          say: t(
            'With the plan {name} you open it again and get a list every morning, for {price}. A plan of your company covers you, too.',
            { name: plan.name, price: priceOf(plan, voice) },
          ),
        },
        { link: t('See the plans'), url: planPage(appUrl, 'RECRUITER') },
      ],
      why: t('You are receiving this e-mail because you have jobs at Hireday.'),
    });
  };

type Credited = Pick<GuaranteeCredit, 'reason' | 'amount' | 'currency'> & { role: Role; appUrl: string };

/** To the payer: a promise was not kept, and what is given back for it. */
export const guaranteeCredited =
  ({ reason, amount: owed, currency, role, appUrl }: Credited): Letter =>
  (voice) => {
    const { t, locale } = voice;
    const amount = formatMoney({ min: owed, max: owed, currency, locale, say: t }) ?? '';
    const broken = t(GuaranteeReason.meta()?.ui?.choices?.[reason] ?? reason);
    return compose(voice, {
      kind: 'GUARANTEE_CREDIT',
      subject: (t) => t('We owe you {amount}', { amount }),
      blocks: [
        { say: t('{broken}. That is not what you pay for.', { broken }) },
        { say: t('{amount} is taken off your next invoice. You need not do anything.', { amount }) },
        { link: t('See your plan'), url: planPage(appUrl, role) },
      ],
      why: t('You are receiving this e-mail because you have a plan at Hireday.'),
    });
  };
