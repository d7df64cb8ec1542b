/** Which language a page is answered in. */
import type { FastifyRequest } from 'fastify';
import { isLocale, keptLocale, type Locale } from '../../schemas/base/locales.ts';
import { readerLocale } from '../base/readerLocale.ts';

type Asked = Pick<FastifyRequest, 'query'>;

function inAddress({ query }: Asked): Locale | undefined {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return typeof lang === 'string' && isLocale(lang) ? lang : undefined;
}

/** The language asked for in the address, else the reader's. */
export const localeOf = (request: Asked & Pick<FastifyRequest, 'headers'>): Locale =>
  inAddress(request) ?? readerLocale(request.headers);

/** Headers that keep a language chosen on a page: without a script, and before the next page can be asked for. */
export function keptLanguage(request: Asked): Record<string, string> {
  const locale = inAddress(request);
  return locale ? { 'set-cookie': keptLocale(locale) } : {};
}
