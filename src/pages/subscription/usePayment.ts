import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../providers/session.tsx';

/** Starts paying for a plan, once for each visit of the page; what was answered is what its form pays with. */
export function usePayment(planId: string) {
  const { client } = useServices();
  return useQuery({
    queryKey: ['payment', planId],
    queryFn: ({ signal }) => client.call('paymentIntent', { body: { planId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
