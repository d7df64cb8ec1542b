/** Pages of the plan, which every area has at its own addresses. */
import { lazyRouteComponent } from '@tanstack/react-router';
import { type Area, addresses } from '../../../schemas/addresses.ts';
import { searchOf } from '../../routing/search.ts';

const validateSearch = searchOf('subscription');

/** The plan, and those for sale. */
export const planPage = {
  validateSearch,
  component: lazyRouteComponent(
    () => import('../../../resources/subscription/SubscriptionPage.tsx'),
    'SubscriptionPage',
  ),
  staticData: { permission: 'subscriptions.show' },
} as const;

/** Paying for one. */
export const paymentPage = (area: Area) =>
  ({
    validateSearch,
    component: lazyRouteComponent(
      () => import('../../../resources/subscription/payment/PaymentPage.tsx'),
      'PaymentPage',
    ),
    staticData: {
      permission: 'subscriptions.edit',
      back: { label: 'Plan', to: addresses[area].subscription, keepsSearch: true },
    },
  }) as const;

/** Waiting until it is active. */
export const waitingPage = {
  validateSearch,
  component: lazyRouteComponent(
    () => import('../../../resources/subscription/payment/WaitingPage.tsx'),
    'WaitingPage',
  ),
  staticData: { permission: 'subscriptions.show' },
} as const;
