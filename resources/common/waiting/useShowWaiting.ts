import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { WaitingDecision } from '../../../src/client/outbox.ts';
import { preloadBanner } from './preloadBanner.ts';
import { useOutbox } from './useOutbox.ts';

/**
 * Shows decisions that wait over what the server answers meanwhile, which knows nothing of them.
 *
 * @param call the call that they wait for
 * @param of the first part of the query keys that hold what they change
 * @param show changes the cache as the decision says
 */
export function useShowWaiting(
  call: WaitingDecision['call'],
  of: string,
  show: (decision: WaitingDecision) => void,
): void {
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  useEffect(preloadBanner, []);
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const showAll = () => {
      for (const decision of outbox.list()) if (decision.call === call) latest.current(decision);
    };
    showAll();
    const stopList = outbox.subscribe(showAll);
    const stopCache = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
      if (event.query.queryKey[0] === of) showAll();
    });
    return () => {
      stopList();
      stopCache();
    };
  }, [outbox, queryClient, call, of]);
}
