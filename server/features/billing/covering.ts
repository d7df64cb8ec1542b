/** Which subscription covers someone. */
import { sql } from 'kysely';
import { complimentaryPlanId } from '../../../schemas/plans.ts';
import type { ActiveSubscription, Subscription } from '../../../schemas/subscription.ts';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import { employerCover } from './coveredTwice.ts';

type Payer = Subscription['payer'];

/** The caller's own subscriptions and, for a recruiter, the employer's; one's own first, the newest first; one of them. */
export const covering = (db: Database, { email, employerEmail }: Pick<Caller, 'email' | 'employerEmail'>) =>
  db
    .selectFrom('subscriptions')
    .select(['id', 'planId', 'status', 'currentPeriodEnd', 'cancelAtPeriodEnd'])
    .select(sql<Payer>`case when "userEmail" = ${email} then 'SELF' else 'EMPLOYER' end`.as('payer'))
    .where('userEmail', 'in', employerEmail === null ? [email] : [email, employerEmail])
    .orderBy((eb) => eb('userEmail', '=', email), 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1);

/** With until when a recruiter's own plan stands beside the employer's, where it does. */
export async function withCover<T extends { payer: Payer; planId: string }>(
  db: Database,
  caller: Pick<Caller, 'email' | 'employerEmail'>,
  subscription: T,
  now: Date,
): Promise<T & { coveredUntil?: string }> {
  // One that was given costs nothing beside whatever the employer has.
  const isPaid = subscription.payer === 'SELF' && subscription.planId !== complimentaryPlanId;
  const cover = isPaid ? await employerCover(db, caller, now) : undefined;
  const until = cover?.currentPeriodEnd;
  return until ? { ...subscription, coveredUntil: until } : subscription;
}

/** The one that unlocks things now. */
export async function activeSubscription(
  db: Database,
  caller: Pick<Caller, 'email' | 'employerEmail'>,
  now: Date,
): Promise<ActiveSubscription> {
  const found = await covering(db, caller)
    .where('status', '=', 'ACTIVE')
    .where('currentPeriodEnd', '>', now.toISOString())
    .executeTakeFirst();
  return found ? withCover(db, caller, { ...found, active: true as const }, now) : { active: false };
}
