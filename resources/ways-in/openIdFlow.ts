/** The tab's memory while someone is at another service: it alone can go on with what comes back. */
import { z } from 'zod';
import type { OpenIdQuestion } from '../../schemas/openId.ts';
import { Role } from '../../schemas/user.ts';
import { nextAddress } from '../../src/session/guards.ts';

const storageKey = 'openid-flow';

const Flow = z.object({
  provider: z.string(),
  secret: z.string(),
  /** Where to go on to. */
  next: z.string(),
  /** Whether the account there is connected to the one that is signed in here. */
  isConnecting: z.boolean(),
  /** Of someone who was about to register: as what, and the job or the search they came for. */
  registering: z
    .object({ role: Role.optional(), job: z.string().optional(), search: z.string().optional() })
    .optional(),
});
export type Flow = z.output<typeof Flow>;

/** Leaves for the other service's page. */
export function leaveFor({ url, secret }: z.output<typeof OpenIdQuestion>, kept: Omit<Flow, 'secret'>): void {
  window.sessionStorage.setItem(storageKey, JSON.stringify({ ...kept, secret }));
  window.location.assign(url);
}

/** Only places of the dashboard, whatever was stored. */
function placeOf(next: string): string {
  const { pathname, search } = new URL(next, window.location.origin);
  return nextAddress({ nextPathname: pathname, nextSearch: search });
}

/** The flow this tab has begun with the service, once; undefined where it has begun none, or that cannot be read. */
export function takeFlow(provider: string): Flow | undefined {
  const stored = window.sessionStorage.getItem(storageKey);
  window.sessionStorage.removeItem(storageKey);
  try {
    const flow = Flow.parse(JSON.parse(stored ?? 'null'));
    return flow.provider === provider ? { ...flow, next: placeOf(flow.next) } : undefined;
  } catch {
    return undefined;
  }
}
