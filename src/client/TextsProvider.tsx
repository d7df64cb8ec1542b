import { type ReactNode, useMemo } from 'react';
import { I18nContext, type I18nProvider } from 'react-admin';
import { wordsOf } from '../i18n/t.ts';
import { useLocale } from '../i18n/useLocale.ts';

/** Hands our own catalogs to the library's components, also where react-admin is not around them. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const provider = useMemo<I18nProvider>(
    () => ({
      translate: (key, options) => wordsOf(key) ?? options?._ ?? key,
      getLocale: () => locale,
      // The page's language is changed by `changeLocale` of src/i18n; it comes back here.
      changeLocale: () => Promise.resolve(),
    }),
    [locale],
  );
  return <I18nContext.Provider value={provider}>{children}</I18nContext.Provider>;
}
