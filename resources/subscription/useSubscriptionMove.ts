import { useState } from 'react';
import type { Subscription } from '../../schemas/subscription.ts';
import { isCoveredAlready, sentenceOf } from '../../src/client/apiError.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { refreshSubscription } from './subscriptionQueries.ts';

/** Cancels a plan, takes that back, or ends it at once; each refreshes the active subscription and says what is so now. */
export function useSubscriptionMove({ id }: Pick<Subscription, 'id'>) {
  const { client, queryClient, queries } = useServices();
  const [busy, setBusy] = useState(false);
  const [isCovered, setCovered] = useState(false);
  const params = { id };
  const run = async (
    move: () => Promise<Subscription>,
    say: (now: Subscription) => string,
    isQuestion: (error: unknown) => boolean = () => false,
  ) => {
    setBusy(true);
    try {
      const now = await move();
      await refreshSubscription(queryClient, queries);
      notify(say(now), { kind: 'success' });
    } catch (error) {
      if (isQuestion(error)) return setCovered(true);
      notify(sentenceOf(error), { kind: 'error' });
      // It may have been changed elsewhere, which is why it was refused.
      await refreshSubscription(queryClient, queries);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    /** Whether taking the cancellation back asks first: the employer's plan covers the same. */
    isCovered,
    forgetCovered: () => setCovered(false),
    cancel: () => run(() => client.call('cancelSubscription', { params }), canceled),
    resume: (evenIfCovered = false) =>
      run(
        () =>
          client.call('resumeSubscription', {
            params,
            query: evenIfCovered ? { evenIfCovered: 'true' } : {},
          }),
        () => t('Your plan goes on.'),
        (error) => !evenIfCovered && isCoveredAlready(error),
      ),
    end: () =>
      run(
        () => client.call('endSubscription', { params }),
        () => t('Your own plan has ended.'),
      ),
  };
}

function canceled({ currentPeriodEnd }: Subscription): string {
  const date = currentPeriodEnd && formatDate(currentPeriodEnd);
  return date ? t('Canceled. Everything keeps working until {date}.', { date }) : t('Your plan is canceled.');
}
