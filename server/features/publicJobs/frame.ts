/** The document around a page the server writes: what search engines and link previews read, header and footer. */
import { type Locale, locales, openGraphLocales } from '../../../schemas/locales.ts';
import { jobPreview } from '../../../schemas/publicPages.ts';
import { palettes } from '../../../src/base/themePalette.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import { escapeHtml } from '../../mail/templates/compose.ts';

/** The data every page is written with. */
export interface PageContext {
  t: Translate;
  locale: Locale;
  /** Where the product is, without a slash at the end. */
  origin: string;
  /** Address of the stylesheet. */
  style: string;
  /** Address of the icon; none before the browser app is built. */
  icon: string | undefined;
}

export interface Page {
  title: string;
  /** HTML of what stands in `main`. */
  content: string;
  /** For pages that are worth finding. */
  found?: {
    /** One sentence for results and previews. */
    description: string;
    path: string;
    /** Said to machines, as JSON-LD. */
    data: Record<string, unknown>;
  };
}

const mark = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="${palettes.light.surface.brand}"/><path fill="${palettes.light.surface.sun}" d="M6.5 21.5a9.5 9.5 0 0 1 19 0z"/><path d="m12 17.6 2.9 2.7 5.3-5.6" fill="none" stroke="${palettes.light.surface.brand}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><path d="M6.5 25.5h19" fill="none" stroke="${palettes.light.surface.brandText}" stroke-width="2.2" stroke-linecap="round"/></svg>`;

const siteName = 'Hireday';

/** JSON inside a script element: nothing in it can end the element or begin another. */
const scriptJson = (data: unknown) =>
  JSON.stringify(data).replaceAll(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

function headOf({ title, found }: Page, { origin, locale }: PageContext): string[] {
  if (!found) return ['<meta name="robots" content="noindex">'];
  const url = origin + found.path;
  return [
    meta('name', 'description', found.description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', openGraphLocales[locale]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', found.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', `${origin}${jobPreview.path}`),
    meta('property', 'og:image:width', String(jobPreview.width)),
    meta('property', 'og:image:height', String(jobPreview.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${scriptJson(found.data)}</script>`,
  ];
}

/** The page in each language, by its own name. */
function languageLinks({ t, locale }: PageContext): string {
  const links = (Object.keys(locales) as Locale[]).map((one) => {
    const current = one === locale ? ' aria-current="true"' : '';
    return `<a href="?lang=${one}" hreflang="${one}" lang="${one}"${current}>${locales[one]}</a>`;
  });
  return `<nav aria-label="${escapeHtml(t('Language'))}">${links.join('')}</nav>`;
}

/** @returns the whole document */
export function framed(page: Page, context: PageContext): string {
  const { t, locale, style, icon } = context;
  const link = (href: string, words: string) => `<a href="${href}">${escapeHtml(words)}</a>`;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(page.title)} – ${siteName}</title>`,
    ...headOf(page, context),
    ...(icon ? [`<link rel="icon" type="image/svg+xml" href="${icon}">`] : []),
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${palettes.light.background.default}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${palettes.dark.background.default}" media="(prefers-color-scheme: dark)">`,
    `<link rel="stylesheet" href="${style}">`,
    `</head><body><a class="skip" href="#main">${escapeHtml(t('Skip to the content'))}</a>`,
    `<header><a class="logo" href="/">${mark}${siteName}</a>`,
    `<nav aria-label="${escapeHtml(t('Account'))}">${link('/login/', t('Sign in'))}${link('/register/', t('Register'))}</nav></header>`,
    `<main id="main" tabindex="-1">${page.content}</main>`,
    `<footer><div>${link('/how-it-works', t('How it works'))}${link('/guarantee', t('Guarantee'))}${link('/pricing', t('Pricing'))}${link('/about', t('About'))}${languageLinks(context)}</div></footer>`,
    '</body></html>',
  ].join('\n');
}
