/** Which language a page is answered in. */
import type { FastifyRequest } from 'fastify';
import { isLocale, type Locale } from '../../schemas/base/locales.ts';
import { readerLocale } from '../base/readerLocale.ts';

/** The language asked for in the address, else the reader's. */
export function localeOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Locale {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return typeof lang === 'string' && isLocale(lang) ? lang : readerLocale(headers);
}
