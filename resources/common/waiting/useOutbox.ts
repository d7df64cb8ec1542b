import { useMemo, useSyncExternalStore } from 'react';
import type { Outbox, WaitingDecision } from '../../../src/client/outbox.ts';
import { useCurrentUser, useServices } from '../../../src/session/session.tsx';
import { outboxOf } from './outboxOf.ts';

const nobody = { email: '', role: 'CANDIDATE' } as const;

/** The outbox of the signed-in user. */
export function useOutbox(): Outbox {
  const services = useServices();
  const { data: user = nobody } = useCurrentUser();
  const { email, role } = user;
  return useMemo(() => outboxOf(services, { email, role }), [services, email, role]);
}

/** The decisions that wait to be sent. */
export function useWaiting(): readonly WaitingDecision[] {
  const { subscribe, list } = useOutbox();
  return useSyncExternalStore(subscribe, list);
}
