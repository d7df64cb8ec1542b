/** Which language a reader is answered in: pages and refusals alike. */
import type { IncomingHttpHeaders } from 'node:http';
import { bestLocale, isLocale, type Locale, localeCookie } from '../../schemas/base/locales.ts';

const cookiePattern = new RegExp(`(?:^|;\\s*)${localeCookie}=([^;\\s]*)`);

/** `es;q=0.8, en` → `['en', 'es']`: the most wanted first; what is not wanted at all is left out. */
function wantedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...more] = part.split(';').map((text) => text.trim());
      const weight = more.find((one) => one.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The reader's choice, else the best of the browser's languages. Answers depend on both headers: `Vary`. */
export function readerLocale({ cookie, 'accept-language': accept = '' }: IncomingHttpHeaders): Locale {
  const chosen = cookiePattern.exec(cookie ?? '')?.[1];
  return isLocale(chosen) ? chosen : bestLocale(wantedLanguages(accept));
}
