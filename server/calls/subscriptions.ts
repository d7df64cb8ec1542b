/** Plans, and who has one. */
import { plans } from '../../schemas/plans.ts';
import type { Subscription } from '../../schemas/subscription.ts';
import type { Handlers } from '../mount.ts';
import { activeSubscription, covering } from '../payments/covering.ts';
import type { Services } from '../services.ts';

export const subscriptionsCalls = ({ db, clock }: Services): Handlers => {
  const unlocks = ({ status, currentPeriodEnd }: Pick<Subscription, 'status' | 'currentPeriodEnd'>) =>
    status === 'ACTIVE' && currentPeriodEnd !== null && currentPeriodEnd > clock().toISOString();

  return {
    plans: async () => [...plans],

    activeSubscription: ({ caller }) => activeSubscription(db, caller, clock()),

    async subscriptionStatus({ caller }) {
      const found = await covering(db, caller).executeTakeFirst();
      return found ? { ...found, active: unlocks(found) } : { active: false };
    },
  };
};
