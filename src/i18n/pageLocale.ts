/** The language this page is read in: the server wrote it on the page, unless the reader's own choice says otherwise. */
import { bestLocale, isLocale, type Locale, localeCookie, sourceLocale } from '../../schemas/locales.ts';
import { keepLocale } from './keepLocale.ts';
import { speak } from './t.ts';

/** What the reader chose, kept in a cookie; undefined before they did. */
function chosen(): Locale | undefined {
  const value = new RegExp(`(?:^|; )${localeCookie}=([^;]*)`).exec(document.cookie)?.[1];
  return isLocale(value) ? value : undefined;
}

/** Loads the texts of a language; has to be done before anything that shows some is loaded. */
export async function speakLocale(locale: Locale): Promise<void> {
  if (locale === sourceLocale) return;
  const { messages } = await import('./es/messages.ts');
  speak(locale, messages);
}

/** Speaks the page's language: the one it was rendered in, if it was, else the reader's choice before the server's. */
export async function startLocale(): Promise<void> {
  const isRendered = document.getElementById('root')?.hasChildNodes() === true;
  const written = bestLocale([document.documentElement.lang]);
  const locale = isRendered ? written : (chosen() ?? written);
  document.documentElement.lang = locale;
  await speakLocale(locale);
}

/** Keeps the reader's choice for a year, and shows the page again in that language. */
export function chooseLocale(locale: Locale): void {
  keepLocale(locale);
  const address = new URL(window.location.href);
  if (address.searchParams.has('lang')) {
    // An address that names a language comes before the reader's choice.
    address.searchParams.delete('lang');
    window.location.replace(address);
  } else {
    window.location.reload();
  }
}
