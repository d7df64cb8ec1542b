/** Plans, and who has one. */
import { sql } from 'kysely';
import { plans } from '../../schemas/plans.ts';
import type { Subscription } from '../../schemas/subscription.ts';
import type { Caller } from '../auth/caller.ts';
import type { Handlers } from '../mount.ts';
import type { Services } from '../services.ts';

type Payer = Subscription['payer'];

const none = { active: false } as const;

export const subscriptionsCalls = ({ db, clock }: Services): Handlers => {
  /** The caller's own subscriptions and, for a recruiter, the employer's; one's own first, the newest first. */
  const covering = ({ email, employerEmail }: Caller) =>
    db
      .selectFrom('subscriptions')
      .select(['id', 'planId', 'status', 'currentPeriodEnd', 'cancelAtPeriodEnd'])
      .select(sql<Payer>`case when "userEmail" = ${email} then 'SELF' else 'EMPLOYER' end`.as('payer'))
      .where('userEmail', 'in', employerEmail === null ? [email] : [email, employerEmail])
      .orderBy((eb) => eb('userEmail', '=', email), 'desc')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1);
  const unlocks = ({ status, currentPeriodEnd }: Pick<Subscription, 'status' | 'currentPeriodEnd'>) =>
    status === 'ACTIVE' && currentPeriodEnd !== null && currentPeriodEnd > clock().toISOString();

  return {
    plans: async () => [...plans],

    async activeSubscription({ caller }) {
      const found = await covering(caller)
        .where('status', '=', 'ACTIVE')
        .where('currentPeriodEnd', '>', clock().toISOString())
        .executeTakeFirst();
      return found ? { ...found, active: true as const } : none;
    },

    async subscriptionStatus({ caller }) {
      const found = await covering(caller).executeTakeFirst();
      return found ? { ...found, active: unlocks(found) } : none;
    },
  };
};
