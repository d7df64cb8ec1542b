import { useCallback } from 'react';
import type { Locale } from '../../../schemas/base/locales.ts';
import { notLoaded, sentenceOf } from '../../client/apiError.ts';
import { mayLeave } from '../../components/toasts/leaving.ts';
import { notify } from '../../components/toasts/notify.ts';
import { changeLocale } from '../../i18n/pageLocale.ts';
import { currentLocale } from '../../i18n/t.ts';
import { useServices } from '../../session/session.tsx';
import { followLocale, loadSession } from '../../session/sessionQueries.ts';

/** Shows the app in another language; asks first where a changed form would be lost, for its page is mounted again. */
export function useChooseLocale(): (locale: Locale) => Promise<void> {
  const { auth, queryClient, queries } = useServices();
  return useCallback(
    async (locale) => {
      if (locale === currentLocale() || !(await mayLeave())) return;
      try {
        await changeLocale(locale);
      } catch {
        notify(sentenceOf(notLoaded()), { kind: 'error' });
        return;
      }
      if (!auth.isAuthenticated()) return;
      try {
        await followLocale(queryClient, queries, await loadSession(queryClient, queries));
      } catch {
        // The next start of the app does it.
      }
      // Some answers are sentences.
      await queryClient.invalidateQueries();
    },
    [auth, queryClient, queries],
  );
}
