/** Addresses of the subscription's screens, which every role has in its own area. */
import { addresses, areaOfRole, type Query } from '../../schemas/addresses.ts';
import type { Role } from '../../schemas/user.ts';
import { queryOf } from '../routing/search.ts';
import { nextAddress } from './guards.ts';

/** The parameters of addresses; all of them survive a reload. */
export type SubscriptionSearch = Query<'subscription'>;

const of = (role: Role) => addresses[areaOfRole(role)];

/** The user's plan and the plans for sale. */
export const subscriptionPath = (role: Role, search: SubscriptionSearch = {}) =>
  of(role).subscription + queryOf('subscription', search);

export const paymentPath = (role: Role, search: SubscriptionSearch) =>
  of(role).payment + queryOf('subscription', search);

export const waitingPath = (role: Role, search: SubscriptionSearch) =>
  of(role).waiting + queryOf('subscription', search);

/** Stands for our own site while an address is taken apart. */
const here = 'https://hireday.invalid';

/** Where to go on to after paying: the place one came from if it is in the dashboard, otherwise the plan's own page. */
export function placeAfterPaying(next: string | undefined, role: Role): string {
  const { subscription } = of(role);
  if (!next || !URL.canParse(next, here)) return subscription;
  const { origin, pathname, search } = new URL(next, here);
  return origin === here ? nextAddress({ nextPathname: pathname, nextSearch: search }) : subscription;
}
