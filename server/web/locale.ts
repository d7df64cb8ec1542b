/** Which language a page is answered in. */
import type { FastifyRequest } from 'fastify';
import { bestLocale, isLocale, type Locale, localeCookie } from '../../schemas/locales.ts';

/** The value of a cookie in the header's text. */
const cookieOf = (header: string, name: string) =>
  header
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1];

/** The languages of an Accept-Language header, the most wanted first. */
function wanted(header: string): string[] {
  const weighed = header.split(',').map((part) => {
    const [tag = '', ...rest] = part.trim().split(';');
    const weight = rest.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  return weighed
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** The language asked for in the address, else the reader's own choice, else the first of the browser's that there is. */
export function localeOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Locale {
  const { lang } = (query ?? {}) as { lang?: unknown };
  if (typeof lang === 'string' && isLocale(lang)) return lang;
  const kept = cookieOf(headers.cookie ?? '', localeCookie);
  if (isLocale(kept)) return kept;
  return bestLocale(wanted(headers['accept-language'] ?? ''));
}
