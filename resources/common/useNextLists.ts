import { t } from '../../src/i18n/t.ts';
import { priceOf } from '../../src/product/values/planWords.ts';
import { useActiveSubscription, useCurrentUser } from '../../src/session/session.tsx';
import { payingRole, plansOf } from './planNeeded.ts';

/** When the next lists come: without a plan, none do after the company's first. */
export function useNextLists(): { words: string; needsPlan: boolean } {
  const { data: user } = useCurrentUser();
  const { data: subscription } = useActiveSubscription();
  const [plan] = user ? plansOf(payingRole(user)) : [];
  if (!plan || !subscription || subscription.active)
    return { words: t('The next lists come tomorrow morning.'), needsPlan: false };
  return {
    words: t('With the {plan} plan, {price}, a list comes every morning.', {
      plan: plan.name,
      price: priceOf(plan),
    }),
    needsPlan: true,
  };
}
