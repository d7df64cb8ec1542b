/** The language this page is read in: the server wrote it on the page, unless the reader's own choice says otherwise. */
import { bestLocale, isLocale, type Locale, localeCookie, sourceLocale } from '../../schemas/locales.ts';
import { speak } from './t.ts';

/** What the reader chose, kept in a cookie; undefined before they did. */
function chosen(): Locale | undefined {
  const value = new RegExp(`(?:^|; )${localeCookie}=([^;]*)`).exec(document.cookie)?.[1];
  return isLocale(value) ? value : undefined;
}

/** Loads the texts of the page's language; has to be done before anything of the app is loaded. */
export async function startLocale(): Promise<void> {
  const locale = chosen() ?? bestLocale([document.documentElement.lang]);
  document.documentElement.lang = locale;
  if (locale === sourceLocale) return;
  const { messages } = await import('./es/messages.ts');
  speak(locale, messages);
}

/** Keeps the reader's choice for a year, and shows the page again in that language. */
export function chooseLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server has to know too, and not every browser has a cookie store
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=31536000; samesite=lax`;
  window.location.reload();
}
