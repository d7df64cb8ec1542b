/** The page of a job as a document: rendered as the other public pages are, with what search engines and previews read. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Locale, openGraphLocales } from '../../../schemas/base/locales.ts';
import type { PublicJobPage } from '../../../schemas/publicJobPage.ts';
import { jobPreview } from '../../../schemas/publicPages.ts';
import { builtApp } from '../../base/builtApp.ts';
import { createLatest } from '../../base/latest.ts';
import { type Page, pageOf } from '../../http/page.ts';
import { escapeHtml } from '../../mail/templates/compose.ts';

/** A page as the renderer of `src/site` returns it. */
interface Rendered {
  title: string;
  description: string;
  html: string;
  /** Style elements for the head. */
  styles: string;
}

export interface JobPages {
  render(page: PublicJobPage, locale: Locale): Rendered;
  /** The document of the build, with places for head and content. */
  document(locale: Locale): string;
}

/** For pages that are worth finding. */
export interface Found {
  path: string;
  /** Said to machines, as JSON-LD; null says nothing. */
  data: Record<string, unknown> | null;
}

const rendererFile = path.join(builtApp, 'render', 'renderJob.js');

/** Pages kept, of some 20 kB in each form. */
const mostPages = 500;

const siteName = 'Hireday';

/** Beside the development server there is none. */
export async function loadJobRenderer(): Promise<JobPages['render']> {
  const { createJobRenderer } = await import(/* @vite-ignore */ pathToFileURL(rendererFile).href);
  return createJobRenderer();
}

/** JSON inside a script element: nothing in it can end the element or begin another. */
const scriptJson = (data: unknown) =>
  JSON.stringify(data).replaceAll(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

function headOf(
  { title, description, styles }: Rendered,
  found: Found | undefined,
  origin: string,
  locale: Locale,
): string {
  const own = `<title>${escapeHtml(title)} – ${siteName}</title>`;
  if (!found) return [own, '<meta name="robots" content="noindex">', styles].join('\n');
  const url = origin + found.path;
  return [
    own,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', openGraphLocales[locale]),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', `${origin}${jobPreview.path}`),
    meta('property', 'og:image:width', String(jobPreview.width)),
    meta('property', 'og:image:height', String(jobPreview.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(found.data ? [`<script type="application/ld+json">${scriptJson(found.data)}</script>`] : []),
    styles,
  ].join('\n');
}

/** Rendering takes some milliseconds, so a page is kept until something in it changes. */
export function createJobPages({ render, document }: JobPages, origin: string) {
  const latest = createLatest<Page>(mostPages);
  return (page: PublicJobPage, locale: Locale, found?: Found): Page => {
    const key = createHash('sha256')
      .update(JSON.stringify([locale, page, found]))
      .digest('base64url');
    return latest(key, () => {
      const rendered = render(page, locale);
      const head = headOf(rendered, found, origin, locale);
      return pageOf(
        document(locale)
          .replace('<!--job-head-->', () => head)
          .replace('<!--job-->', () => rendered.html),
      );
    });
  };
}
