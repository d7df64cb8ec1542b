import { useMemo } from 'react';
import { useI18nProvider } from 'react-admin';
import type { Translate } from './text.ts';
import { translatorOver } from './translatorOver.ts';

/**
 * Says texts in the reader's language, by the i18nProvider around it; English where there is none.
 *
 * @example const t = useText(); t('Show {count} more', { count })
 */
export function useText(): Translate {
  const provider = useI18nProvider();
  const locale = provider.getLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one provider speaks one language after another
  return useMemo(() => translatorOver(provider), [provider, locale]);
}
