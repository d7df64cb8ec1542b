/** The versions of the terms and the privacy notice that making an account agrees to. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Agreement } from '../../schemas/legal.ts';
import type { ApiClient } from '../../src/client/apiClient.ts';
import { ApiError } from '../../src/client/apiError.ts';

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
 * Makes an account with the versions that pressing the button agrees to; waits for them where they are still on their
 * way.
 *
 * @param make the call that makes it
 * @throws ApiError that `make` throws. Where the texts have changed meanwhile, the next press sends the new versions
 */
export async function agreeing<T>(
  { client, queryClient }: { client: Pick<ApiClient, 'call'>; queryClient: QueryClient },
  make: (agreement: Agreement) => Promise<T>,
): Promise<T> {
  const query = agreementQuery(client);
  try {
    return await make(await queryClient.fetchQuery(query));
  } catch (error) {
    if (needsAgreement(error)) await queryClient.invalidateQueries({ queryKey: query.queryKey });
    throw error;
  }
}

/** Whether the server wants the texts in force agreed to first. */
export const needsAgreement = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'AGREEMENT_REQUIRED';
