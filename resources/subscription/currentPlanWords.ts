/** How one's own plan stands, in plain words. */
import type { Plan } from '../../schemas/plans.ts';
import type { Role } from '../../schemas/user.ts';
import type { StatusTone } from '../../src/components/values/tones.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { priceOf } from '../../src/product/values/planWords.ts';
import type { SubscriptionState } from './subscriptionState.ts';

/** A plan that was bought or given. */
export type OwnPlan = Exclude<SubscriptionState, { kind: 'NONE' | 'UNFINISHED' }>;

/** The features lost when the plan ends. @param isCovered whether the employer's plan covers its payer as well */
export function afterTheEnd(role: Role, isCovered: boolean): string {
  if (isCovered) return t('Your employer’s plan covers you, so your work goes on as before.');
  if (role === 'CANDIDATE')
    return t('After that, jobs no longer pick you. Your applications and your profile stay.');
  if (role === 'EMPLOYER')
    return t('After that, open jobs of your recruiters without a plan go on hold. Nothing is deleted.');
  return t('After that, your open jobs go on hold. Nothing is deleted.');
}

/** The state in a word, and what it feels like. */
export function stateWord({ kind }: OwnPlan): { word: string; tone: StatusTone } {
  switch (kind) {
    case 'ACTIVE':
      return { word: t('Active'), tone: 'positive' };
    case 'GIVEN':
      return { word: t('Free period'), tone: 'positive' };
    case 'ENDING':
      return { word: t('Ends soon'), tone: 'fresh' };
    case 'RENEWING':
      return { word: t('Being renewed'), tone: 'waiting' };
    case 'PAST_DUE':
      return { word: t('Payment overdue'), tone: 'negative' };
    case 'ENDED':
      return { word: t('Ended'), tone: 'closed' };
  }
}

/** Until when it works, and what comes then. */
export function stateSentence({ kind, subscription }: OwnPlan, plan: Plan | undefined, role: Role): string {
  const date = (subscription.currentPeriodEnd && formatDate(subscription.currentPeriodEnd)) ?? '';
  switch (kind) {
    case 'ACTIVE':
      return t('Paid until {date}. It renews on that day for {price}.', {
        date,
        price: plan ? priceOf(plan) : '',
      });
    case 'GIVEN':
      return t('Given to you until {date}. You can buy a plan of your own before that.', { date });
    case 'ENDING':
      return `${t('Everything keeps working until {date}. You pay nothing more.', { date })} ${afterTheEnd(role, subscription.coveredUntil !== undefined)}`;
    case 'RENEWING':
      return t(
        'It was paid until {date}. The payment for the next period has not arrived yet; this page shows it once it has.',
        { date },
      );
    case 'PAST_DUE':
      return date
        ? t('It was paid until {date}. Pay the open amount and everything works again at once.', { date })
        : t('Pay the open amount and everything works again at once.');
    case 'ENDED':
      return date
        ? t('It ended on {date}. Everything you made is still here.', { date })
        : t('It has ended. Everything you made is still here.');
  }
}
