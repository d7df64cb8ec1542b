/** Mails to the payer when a plan is canceled, goes on, ends, or is about to renew. */
import type { Role } from '../../../schemas/user.ts';
import type { Letter } from '../../base/mail.ts';
import { compose } from './compose.ts';
import { dayOf } from './dates.ts';
import { consequence, stillCovered } from './planMails.ts';
import {
  planOf,
  planPage,
  planTitle,
  priceOf,
  sumOf,
  testModeNote,
  withTitle,
  yourPlan,
} from './planWords.ts';

interface PlanNews {
  planId: string;
  role: Role;
  /** The end of what is paid, ISO. */
  end: string;
  appUrl: string;
  testMode: boolean;
}

const whyOf = (t: Parameters<(typeof consequence)[Role]>[0]) =>
  t('You are receiving this e-mail because you have a plan at Hireday.');

export const planCanceled =
  ({ planId, role, isCovered, end, appUrl }: Omit<PlanNews, 'testMode'> & { isCovered: boolean }): Letter =>
  (voice) => {
    const { t, locale } = voice;
    const [plan, day] = [yourPlan(planId, voice), dayOf(end, locale)];
    return compose(voice, {
      kind: 'PLAN_CANCELED',
      subject: (t) => t('Your plan is canceled and ends on {day}', { day }),
      blocks: [
        {
          say: t('{plan} is canceled. Everything keeps working until {day}, and you pay nothing more.', {
            plan,
            day,
          }),
        },
        { say: isCovered ? stillCovered(t) : consequence[role](t) },
        { say: t('Until then you can take this back.') },
        { link: t('See your plan'), url: planPage(appUrl, role) },
      ],
      why: whyOf(t),
    });
  };

export const planResumed =
  ({ planId, role, end, appUrl }: Omit<PlanNews, 'testMode'>): Letter =>
  (voice) => {
    const { t, locale } = voice;
    const [title, sold] = [planTitle(planId, voice), planOf(planId)];
    const day = dayOf(end, locale);
    return compose(voice, {
      kind: 'PLAN_RESUMED',
      subject: (t) => withTitle(t('Your plan goes on'), title),
      blocks: [
        { say: t('You have taken the cancellation back.') },
        {
          say: sold
            ? t('It renews on {day} for {price}, until you cancel.', { day, price: priceOf(sold, voice) })
            : t('It is paid until {day}.', { day }),
        },
        { link: t('See your plan'), url: planPage(appUrl, role) },
      ],
      why: whyOf(t),
    });
  };

interface Over extends PlanNews {
  /** Whether it ended because a renewal was not paid. */
  unpaid: boolean;
  /** The refund, in whole currency units. */
  refund: { amount: number; currency: string } | null;
}

export const planOver =
  ({ planId, role, appUrl, testMode, unpaid, refund }: Over): Letter =>
  (voice) => {
    const { t } = voice;
    const plan = yourPlan(planId, voice);
    return compose(voice, {
      kind: 'PLAN_OVER',
      subject: (t) => withTitle(t('Your plan has ended'), planTitle(planId, voice)),
      blocks: [
        {
          say: unpaid
            ? t('{plan} has ended, because its renewal was not paid. Nothing more is charged.', {
                plan,
              })
            : t('{plan} has ended. Nothing more is charged.', { plan }),
        },
        ...(refund
          ? [
              {
                say: t(
                  'You get {amount} back to the card you paid with, for the time you paid and did not use. Banks take five to ten days.',
                  { amount: sumOf(refund, voice) },
                ),
              },
              ...testModeNote(testMode, voice),
            ]
          : []),
        { say: t('Everything you made is still here.') },
        { link: t('See your plan'), url: planPage(appUrl, role) },
      ],
      why: whyOf(t),
    });
  };

/** Three weeks before a year's plan renews: a sum nobody has in mind after eleven months. */
export const planRenews =
  ({ planId, role, end, appUrl }: Omit<PlanNews, 'testMode'>): Letter =>
  (voice) => {
    const { t, locale } = voice;
    const [plan, sold] = [yourPlan(planId, voice), planOf(planId)];
    const day = dayOf(end, locale);
    return compose(voice, {
      kind: 'PLAN_RENEWS',
      subject: (t) => withTitle(t('Your plan renews on {day}', { day }), planTitle(planId, voice)),
      blocks: [
        {
          say: sold
            ? t('{plan} renews on {day} for {price}.', { plan, day, price: priceOf(sold, voice) })
            : t('{plan} renews on {day}.', { plan, day }),
        },
        { say: t('You have nothing to do. If you do not want it any more, cancel before that day.') },
        { link: t('See your plan'), url: planPage(appUrl, role) },
      ],
      why: whyOf(t),
    });
  };

/** To a recruiter who pays for a plan that the employer's covers too. */
export const coveredTwice =
  ({
    planId,
    employerName: employer,
    appUrl,
  }: Pick<PlanNews, 'planId' | 'appUrl'> & { employerName: string }): Letter =>
  (voice) => {
    const { t } = voice;
    const plan = planTitle(planId, voice);
    return compose(voice, {
      kind: 'COVERED_TWICE',
      subject: (t) => t("{employer}'s plan covers you now: end your own?", { employer }),
      blocks: [
        {
          say:
            plan === null
              ? t('{employer} has a plan that covers all its recruiters, and you still pay for your own.', {
                  employer,
                })
              : t(
                  '{employer} has a plan that covers all its recruiters, and you still pay for {plan} yourself.',
                  { employer, plan },
                ),
        },
        {
          say: t(
            'You can end your own plan with one click: at the end of what is paid, or at once, and then what you have not used is paid back. Nothing you work with changes.',
          ),
        },
        { link: t('End my own plan'), url: planPage(appUrl, 'RECRUITER') },
        { say: t('If you do nothing, your own plan goes on and renews.') },
      ],
      why: t('You are receiving this e-mail because you have a plan at Hireday.'),
    });
  };
