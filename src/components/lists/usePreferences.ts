import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '../../../schemas/preferences.ts';
import { sentenceOf } from '../../client/apiError.ts';
import { useServices } from '../../session/session.tsx';
import { useText } from '../texts/useText.ts';
import { notify } from '../toasts/notify.ts';

/** The kept state with one change. */
export type PreferencesChange = (kept: Preferences) => Preferences;

const queryKey = ['preferences'];

/**
 * How the signed-in person likes the screens. `preferences` is undefined until it is known: screens start without.
 * `change` shows at once and is sent in the background, one change after the other.
 *
 * @param enabled whether it is asked for at all
 * @example const { preferences, change } = usePreferences(); change((kept) => ({ ...kept, tourSeen: true }));
 */
export function usePreferences({ enabled = true } = {}) {
  const t = useText();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { data: preferences } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call('preferences', { signal }),
    enabled,
  });
  const { mutate: change } = useMutation({
    mutationKey: queryKey,
    scope: { id: 'preferences' },
    // Changes kept meanwhile by another tab or device stay.
    mutationFn: async (changed: PreferencesChange) =>
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
  });
  return { preferences, change };
}
