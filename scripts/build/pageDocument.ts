/** The document around a rendered page: the same at build time and in development. */
import { type Locale, languages, openGraphLocales, sourceLocale } from '../../schemas/base/locales.ts';
import { notFoundPath } from '../../schemas/publicPages.ts';
import type { RenderedPage } from '../../src/site/prerender/renderedPage.ts';

/** Stands for the server's own address, which is known when it starts. */
const origin = 'https://origin.invalid';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The address of a page in a language; the source's has none of its own. */
const addressOf = (page: string, language: Locale) =>
  `${origin}${page}${language === sourceLocale ? '' : `?lang=${language}`}`;

/** The head of a page, for search engines and link previews. */
function describe(page: string, locale: Locale, { title, description }: RenderedPage): string[] {
  const name = page === '/' ? title : `${title} · Hireday`;
  const own =
    page === notFoundPath
      ? []
      : [
          `<link rel="canonical" href="${addressOf(page, locale)}" />`,
          ...languages.map(
            (one) => `<link rel="alternate" hreflang="${one}" href="${addressOf(page, one)}" />`,
          ),
          `<link rel="alternate" hreflang="x-default" href="${addressOf(page, sourceLocale)}" />`,
          `<meta property="og:url" content="${addressOf(page, locale)}" />`,
        ];
  return [
    `<title>${escaped(name)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...own,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Hireday" />',
    `<meta property="og:locale" content="${openGraphLocales[locale]}" />`,
    `<meta property="og:title" content="${escaped(name)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:image" content="${origin}/og.png" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

const withHead = (template: string, locale: Locale, head: readonly string[]) =>
  template
    .replace('<html lang="en">', () => `<html lang="${locale}">`)
    .replace('<!--page-head-->', () => head.join('\n    '));

interface ShellOptions {
  locale: Locale;
  /** Elements for the head that say what else the page will ask for. */
  hints?: readonly string[];
}

interface DocumentOptions extends ShellOptions {
  /** Its path. */
  page: string;
  rendered: RenderedPage;
}

/**
 * A rendered page's document.
 *
 * @param template index.html or public.html, as the browser gets it
 */
export function documentOf(
  template: string,
  { page, locale, rendered, hints = [] }: DocumentOptions,
): string {
  return (
    withHead(template, locale, [...describe(page, locale, rendered), ...hints, rendered.styles])
      // A form that cannot be sent says so, in the page's own way.
      .replace(/<noscript>[^<]*<\/noscript>/, () => `<noscript>${rendered.withoutProgram ?? ''}</noscript>`)
      .replace('<div id="root"></div>', () => `<div id="root">${rendered.html}</div>`)
  );
}

/** The document of all screens that have no words of their own before the app runs. */
export const shellOf = (template: string, { locale, hints = [] }: ShellOptions): string =>
  withHead(template, locale, [
    '<title>Hireday</title>',
    '<meta name="robots" content="noindex" />',
    ...hints,
  ]);

/** The document of jobs' pages: the server puts in head and content of each. */
export const jobDocumentOf = (template: string, { locale, hints = [] }: ShellOptions): string =>
  withHead(template, locale, ['<!--job-head-->', ...hints]).replace(
    '<div id="root"></div>',
    () => '<div id="root"><!--job--></div>',
  );
