/** The versions of the terms and the privacy notice that creating an account agrees to. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Agreement } from '../../schemas/legal.ts';
import type { ApiClient } from '../../src/client/apiClient.ts';

/** Asked for with the last step: people agree to what was in force when they could read it. */
export const agreementQuery = ({ call }: Pick<ApiClient, 'call'>) =>
  queryOptions({
    queryKey: ['agreement'],
    queryFn: async ({ signal }): Promise<Agreement> => {
      const versions = new Map(
        (await call('legalDocuments', { signal })).map(({ name, version }) => [name, version]),
      );
      return { termsVersion: versions.get('TERMS') ?? '', privacyVersion: versions.get('PRIVACY') ?? '' };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * The versions that pressing the button agrees to; waits for them where they are still on their way.
 *
 * @returns undefined where they cannot be had: the account is then asked before anything else
 */
export const agreementGiven = (client: Pick<ApiClient, 'call'>, queryClient: QueryClient) =>
  queryClient.fetchQuery(agreementQuery(client)).catch(() => undefined);
