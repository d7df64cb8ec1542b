import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { plans } from '../../schemas/plans.ts';
import type { Unused } from '../../schemas/subscription.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { planTitle, sumOf } from '../../src/product/values/planWords.ts';
import { useServices } from '../../src/session/session.tsx';

/** The effect of erasing the account on the plan and the money; nothing for someone who never paid. */
export function MoneyAtErasing() {
  const { client } = useServices();
  const { data, error } = useQuery({
    queryKey: ['subscription', 'unused'],
    queryFn: ({ signal }) => client.call('unusedSubscription', { signal }),
    refetchOnMount: 'always',
    retry: false,
  });
  const text = data ? sentence(data) : error ? unknown() : null;
  if (!text) return null;
  return (
    <Typography component="span" variant="body2" sx={{ display: 'block', mt: 1.5, fontWeight: 600 }}>
      {text}
    </Typography>
  );
}

function sentence({ planId, paidUntil, unused, refund, currency }: Unused): string | null {
  const plan = plans.find(({ id }) => id === planId);
  const sum = sumOf({ amount: refund, currency });
  if (plan && paidUntil) {
    const date = formatDate(paidUntil) ?? '';
    const given = { plan: planTitle(plan), date };
    return refund > 0
      ? t(
          'Your plan {plan} is paid until {date} and ends now. What you paid and did not use, {sum}, goes back to the card you paid with.',
          { ...given, sum },
        )
      : t(
          'Your plan {plan} is paid until {date} and ends now. No card was charged for it, so nothing is paid back.',
          given,
        );
  }
  return refund > 0 && unused === 0
    ? t('Your credit of {sum} goes back to the card you paid with.', { sum })
    : null;
}

const unknown = () =>
  t(
    'The payment provider does not answer just now. Your plan ends anyway, and you get back what you paid and did not use as soon as it answers.',
  );
