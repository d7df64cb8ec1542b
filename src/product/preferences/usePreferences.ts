import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '../../session/session.tsx';
import { preferencesOf } from './preferencesOf.ts';

/**
 * How the signed-in person likes the screens. `preferences` is undefined until it is known: screens start without.
 *
 * @param enabled whether it is asked for at all
 * @example const { preferences, change } = usePreferences(); change((kept) => ({ ...kept, tourSeen: true }));
 */
export function usePreferences({ enabled = true } = {}) {
  const { query, mutation } = preferencesOf(useServices());
  const { data: preferences } = useQuery({ ...query, enabled });
  const { mutate: change } = useMutation(mutation);
  return { preferences, change };
}
