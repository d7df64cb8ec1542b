/** Mails to the payer about payments: that one was received, and that one failed. */
import type { Invoice } from '../../../schemas/invoice.ts';
import type { Role } from '../../../schemas/user.ts';
import type { Letter, MailKind, Voice } from '../../base/mail.ts';
import { compose } from './compose.ts';
import { dayOf } from './dates.ts';
import { stillCovered } from './planMails.ts';
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

interface About {
  role: Role;
  appUrl: string;
  testMode: boolean;
}

interface News {
  kind: MailKind;
  /** The name of the plan follows it. */
  subject: (t: Voice['t']) => string;
  /** @param plan "Your plan Desk, monthly" @param title its name */
  say: (t: Voice['t'], plan: string, title: string | null) => string;
}

const paid: News = {
  kind: 'PAYMENT_RECEIVED',
  subject: (t) => t('Payment received'),
  say: (t, _, plan) =>
    plan === null
      ? t('We have received your payment.')
      : t('We have received your payment for {plan}.', { plan }),
};

/** The first payment, a change and every other payment are each one mail, which is the receipt too. */
const news: Readonly<Record<Invoice['reason'], News>> = {
  START: {
    kind: 'PLAN_STARTED',
    subject: (t) => t('Your plan has started'),
    say: (t, plan) => t('{plan} has started. Everything it unlocks is open to you now.', { plan }),
  },
  CHANGE: {
    kind: 'PLAN_CHANGED',
    subject: (t) => t('Your plan was changed'),
    say: (t, _, plan) =>
      plan === null ? t('Your plan was changed.') : t('Your plan was changed to {plan}.', { plan }),
  },
  RENEWAL: {
    kind: 'PAYMENT_RECEIVED',
    subject: (t) => t('Payment received'),
    say: (t, plan) => t('{plan} was renewed.', { plan }),
  },
  REFUND: paid,
  OTHER: paid,
};

function charge({ amount, total, currency }: Invoice, voice: Voice): string {
  const { t } = voice;
  const sum = (amount: number) => sumOf({ amount, currency }, voice);
  if (total < 0) {
    return t(
      'Nothing was charged. {credit} of what you had paid is left and is taken off your next payments.',
      {
        credit: sum(-total),
      },
    );
  }
  if (amount === 0) return t('Nothing was charged: your credit covers it.');
  if (amount < total) {
    return t('Charged: {amount}. The other {credit} came from your credit.', {
      amount: sum(amount),
      credit: sum(total - amount),
    });
  }
  return t('Charged: {amount}.', { amount: sum(amount) });
}

/** To the payer, for each paid invoice. The invoice is attached as PDF. */
export const receipt =
  ({ invoice, role, appUrl, testMode }: About & { invoice: Invoice }): Letter =>
  (voice) => {
    const { t, locale } = voice;
    const { kind, subject, say } = news[invoice.reason];
    const title = planTitle(invoice.planId, voice);
    const plan = planOf(invoice.planId);
    const day = dayOf(invoice.periodEnd, locale);
    return compose(voice, {
      kind,
      subject: (t) => withTitle(subject(t), title),
      blocks: [
        { say: say(t, yourPlan(invoice.planId, voice), title) },
        { say: charge(invoice, voice) },
        ...testModeNote(testMode, voice),
        {
          say: t('Invoice {number}, for {from} to {to}, is attached as PDF.', {
            number: invoice.number ?? invoice.id,
            from: dayOf(invoice.periodStart, locale),
            to: day,
          }),
        },
        {
          say: plan
            ? t('It renews on {day} for {price}, until you cancel.', { day, price: priceOf(plan, voice) })
            : t('It is paid until {day}.', { day }),
        },
        { link: t('See your plan'), url: planPage(appUrl, role) },
      ],
      why: t('You are receiving this e-mail because you pay for a plan at Hireday. It is your receipt.'),
    });
  };

/** The meaning of a locked plan, and when jobs wait. */
const locked = (role: Role, t: Voice['t']) =>
  role === 'CANDIDATE'
    ? t('Until it is paid, jobs do not pick you for their daily lists.')
    : t('Until it is paid, daily lists are locked. After seven days open jobs are put on hold.');

/** To the payer, when a renewal was declined. */
export const paymentFailed =
  ({ planId, role, isCovered, appUrl }: About & { planId: string; isCovered: boolean }): Letter =>
  (voice) => {
    const { t } = voice;
    const [plan, title] = [planOf(planId), planTitle(planId, voice)];
    const page = `${planPage(appUrl, role)}payment/?plan=${encodeURIComponent(planId)}`;
    return compose(voice, {
      kind: 'PAYMENT_FAILED',
      subject: (t) => withTitle(t('Your payment did not go through'), title),
      blocks: [
        {
          say:
            plan && title !== null
              ? t('We could not charge your card for the renewal of {plan}, {price}.', {
                  plan: title,
                  price: priceOf(plan, voice),
                })
              : t('We could not charge your card for the renewal of your plan.'),
        },
        { say: isCovered ? stillCovered(t) : locked(role, t) },
        {
          say: t(
            'Your card may have expired or been declined. Pay with it again or with another one; we also try again in the next days.',
          ),
        },
        { link: t('Pay now'), url: page },
      ],
      why: t('You are receiving this e-mail because you have a plan at Hireday that renews by itself.'),
    });
  };
