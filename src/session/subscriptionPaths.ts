/** Addresses of the subscription's screens, which every role has in its own area. */
import type { Role } from '../../schemas/user.ts';
import { stringifySearch } from '../routing/search.ts';
import { areaOfRole } from './areaOfRole.ts';
import { nextAddress } from './guards.ts';

/** What the addresses carry; all of it survives a reload. */
export interface SubscriptionSearch {
  /** The plan being paid for. */
  plan?: string | undefined;
  /** Where the person came from and goes back to. */
  next?: string | undefined;
  /** When the waiting began, in milliseconds since 1970. */
  since?: string | undefined;
  /** What Stripe adds when it sends somebody back. */
  redirect_status?: string | undefined;
}

const base = (role: Role) => `/dashboard/${areaOfRole(role)}/subscription/`;

/** What one has and what can be bought. */
export const subscriptionPath = (role: Role, search: SubscriptionSearch = {}) =>
  base(role) + stringifySearch({ ...search });

export const paymentPath = (role: Role, search: SubscriptionSearch) =>
  `${base(role)}payment/${stringifySearch({ ...search })}`;

export const waitingPath = (role: Role, search: SubscriptionSearch) =>
  `${base(role)}loading/${stringifySearch({ ...search })}`;

/** Stands for our own site while an address is taken apart. */
const here = 'https://hireday.invalid';

/** Where to go on to after paying: the place one came from if it is in the dashboard, otherwise the plan's own page. */
export function placeAfterPaying(next: string | undefined, role: Role): string {
  if (!next || !URL.canParse(next, here)) return base(role);
  const { origin, pathname, search } = new URL(next, here);
  return origin === here ? nextAddress({ nextPathname: pathname, nextSearch: search }) : base(role);
}
