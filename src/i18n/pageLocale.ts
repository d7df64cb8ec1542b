/** The language this page is read in: the server wrote it on the page, unless the reader's own choice says otherwise. */
import { bestLocale, isLocale, type Locale, localeCookie } from '../../schemas/base/locales.ts';
import { keepLocale } from './keepLocale.ts';
import { loadMessages } from './loadMessages.ts';
import { speak } from './t.ts';

/** The reader's choice, kept in a cookie; undefined before they made one. */
function chosen(): Locale | undefined {
  const value = new RegExp(`(?:^|; )${localeCookie}=([^;]*)`).exec(document.cookie)?.[1];
  return isLocale(value) ? value : undefined;
}

/** Speaks the page's language: the one it was rendered in, if it was, else the reader's choice before the server's. */
export async function startLocale(): Promise<void> {
  const isRendered = document.getElementById('root')?.hasChildNodes() === true;
  const written = bestLocale([document.documentElement.lang]);
  const locale = isRendered ? written : (chosen() ?? written);
  document.documentElement.lang = locale;
  speak(locale, await loadMessages(locale));
}

/** Speaks another language on this page, and keeps that choice for a year. */
export async function changeLocale(locale: Locale): Promise<void> {
  const messages = await loadMessages(locale);
  keepLocale(locale);
  const address = new URL(window.location.href);
  if (address.searchParams.has('lang')) {
    // An address that names a language comes before the reader's choice when the page is loaded again.
    address.searchParams.delete('lang');
    window.history.replaceState(window.history.state, '', address);
  }
  document.documentElement.lang = locale;
  speak(locale, messages);
}
