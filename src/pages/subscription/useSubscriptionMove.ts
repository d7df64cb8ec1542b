import { useState } from 'react';
import type { Subscription } from '../../../schemas/subscription.ts';
import { formatDate } from '../../components/formatDate.ts';
import { notify } from '../../components/notify.ts';
import { t } from '../../i18n/t.ts';
import { sentenceOf } from '../../providers/apiError.ts';
import { useServices } from '../../providers/session.tsx';
import { refreshSubscription } from './subscriptionQueries.ts';

/** Cancels a plan and takes that back; each refreshes the active subscription and says what is so now. */
export function useSubscriptionMove({ id }: Pick<Subscription, 'id'>) {
  const { client, queryClient, queries } = useServices();
  const [busy, setBusy] = useState(false);
  const run = async (
    call: 'cancelSubscription' | 'resumeSubscription',
    say: (now: Subscription) => string,
  ) => {
    setBusy(true);
    try {
      const now = await client.call(call, { params: { id } });
      await refreshSubscription(queryClient, queries);
      notify(say(now), { kind: 'success' });
    } catch (error) {
      notify(sentenceOf(error), { kind: 'error' });
      // It may have been changed elsewhere, which is why it was refused.
      await refreshSubscription(queryClient, queries);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    cancel: () => run('cancelSubscription', canceled),
    resume: () => run('resumeSubscription', () => t('Your plan goes on.')),
  };
}

function canceled({ currentPeriodEnd }: Subscription): string {
  const date = currentPeriodEnd && formatDate(currentPeriodEnd);
  return date ? t('Canceled. Everything keeps working until {date}.', { date }) : t('Your plan is canceled.');
}
