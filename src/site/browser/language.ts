import { isLocale } from '../../../schemas/base/locales.ts';
import { keepLocale } from '../../i18n/keepLocale.ts';

/** Keeps the language someone followed a link to, so that the rest of the pages, and the app, are in it. */
export function keepLanguage({ search }: Pick<Location, 'search'>, page: Document): void {
  const asked = new URLSearchParams(search).get('lang') ?? undefined;
  if (isLocale(asked)) keepLocale(asked, page);
}
