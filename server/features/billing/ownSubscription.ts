/** Subscriptions as their payer sees them. */
import type { Subscription } from '../../../schemas/subscription.ts';
import type { Caller } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';

const columns = ['id', 'planId', 'status', 'currentPeriodEnd', 'cancelAtPeriodEnd'] as const;

/** Whether it unlocks anything now. */
export const unlocks = (
  { status, currentPeriodEnd }: Pick<Subscription, 'status' | 'currentPeriodEnd'>,
  now: Date,
): boolean => status === 'ACTIVE' && currentPeriodEnd !== null && currentPeriodEnd > now.toISOString();

/** One of the caller's own. @throws ApiError NOT_FOUND for anyone else's, the employer's too */
export async function ownSubscription(db: Database, { email }: Caller, id: string) {
  const found = await db
    .selectFrom('subscriptions')
    .select([...columns, 'provider', 'providerId'])
    .where('id', '=', id)
    .where('userEmail', '=', email)
    .executeTakeFirst();
  if (!found) throw notFound('There is no such subscription.');
  return found;
}

export type OwnSubscription = Awaited<ReturnType<typeof ownSubscription>>;

/** As the call answers it. */
export const asAnswer = (
  { id, planId, status, currentPeriodEnd, cancelAtPeriodEnd }: OwnSubscription,
  now: Date,
): Subscription => ({
  id,
  planId,
  status,
  currentPeriodEnd,
  cancelAtPeriodEnd,
  active: unlocks({ status, currentPeriodEnd }, now),
  payer: 'SELF',
});
