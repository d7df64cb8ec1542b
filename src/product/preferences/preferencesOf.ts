import { type MutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Preferences } from '../../../schemas/preferences.ts';
import type { ApiClient } from '../../client/apiClient.ts';
import { sentenceOf } from '../../client/apiError.ts';
import { notify } from '../../components/toasts/notify.ts';
import { t } from '../../i18n/t.ts';

/** The kept state with one change. */
type PreferencesChange = (kept: Preferences) => Preferences;

const queryKey = ['preferences'];

/**
 * How the signed-in person likes the screens: asking for it, and changing it. A change shows at once and is sent in the
 * background, one after the other, each into what is kept by then: those of another tab or device stay.
 */
export function preferencesOf({ client, queryClient }: { client: ApiClient; queryClient: QueryClient }) {
  const query = queryOptions({
    queryKey,
    queryFn: ({ signal }) => client.call('preferences', { signal }),
  });
  const mutation: MutationOptions<Preferences, Error, PreferencesChange> = {
    mutationKey: queryKey,
    scope: { id: 'preferences' },
    mutationFn: async (changed) =>
      client.call('setPreferences', { body: changed(await client.call('preferences')) }),
    onMutate: async (changed) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Preferences>(queryKey, (kept) => kept && changed(kept));
    },
    onSuccess: (kept) => {
      // Changes that still wait are shown already.
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1) queryClient.setQueryData(queryKey, kept);
    },
    onError: (error) => {
      notify(t('This could not be saved. {reason}', { reason: sentenceOf(error) }), { kind: 'error' });
      return queryClient.invalidateQueries({ queryKey });
    },
  };
  return { query, mutation };
}
