import { useQuery } from '@tanstack/react-query';
import { isCoveredAlready } from '../../../src/client/apiError.ts';
import { useServices } from '../../../src/session/session.tsx';

/**
 * Starts paying for a plan, once for each visit of the page; what was answered is what its form pays with.
 *
 * @param evenIfCovered the answer of a recruiter whom the employer's plan covers
 */
export function usePayment(planId: string, evenIfCovered: boolean) {
  const { client } = useServices();
  return useQuery({
    queryKey: ['payment', planId, evenIfCovered],
    queryFn: ({ signal }) =>
      client.call('paymentIntent', { body: { planId, ...(evenIfCovered && { evenIfCovered }) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (failures, error) => !isCoveredAlready(error) && failures < 3,
  });
}
