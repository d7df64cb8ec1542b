/**
 * Writes the public pages into a build's pages/<locale>, and beside them what the server has to know of the app.
 * `node scripts/build/prerender.ts FOLDER`, after the browser app and its renderer are built in that folder.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { type Locale, languages } from '../../schemas/base/locales.ts';
import { accountPaths, marketingPaths, notFoundPath } from '../../schemas/publicPages.ts';
import { type SiteConfig, untoldConfig } from '../../schemas/siteConfig.ts';
import { demoAccounts } from '../../server/demo/accounts.ts';
import type { createRenderer as CreateRenderer } from '../../src/site/prerender/render.ts';
import type { RenderedPage } from '../../src/site/prerender/renderedPage.ts';
import { documentOf, jobDocumentOf, shellOf } from './pageDocument.ts';

const folder = path.resolve(process.argv[2] ?? '');
const web = path.join(folder, 'web');
const pages = path.join(folder, 'pages');
const manifest: Manifest = JSON.parse(readFileSync(path.join(web, '.vite', 'manifest.json'), 'utf8'));
const { createRenderer }: { createRenderer: typeof CreateRenderer } = await import(
  pathToFileURL(path.join(folder, 'render', 'render.js')).href
);
const renderer = await createRenderer();

/** Files a source's chunk needs at once, itself first. */
function filesOf(source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => filesOf(name, seen))];
}

/** The sources that start the app, and the frame of every screen behind the door. */
const program = ['src/app/launch.ts', 'src/app/start.tsx'];
const frame = ['src/app/shell/DashboardShell.tsx', 'src/app/shell/AreaPage.tsx'];

/** The source that the first call needs. */
const call = 'src/client/apiTable.ts';

/** Files several sources' chunks need at once. */
const filesOfAll = (sources: readonly string[]): string[] => {
  const missing = sources.filter((source) => !manifest[source]);
  if (missing.length > 0) throw new Error(`The browser app has no file for ${missing.join(', ')}.`);
  return [...new Set(sources.flatMap((source) => filesOf(source)))];
};

/** Sources a page loads only once something is done on it. */
const partsOf = (source: string): string[] => manifest[source]?.dynamicImports ?? [];

/** The styles a document links, in the document instead: they are small, and one request less. */
function withInlineStyles(document: string): string {
  return document.replaceAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_tag, href: string) => {
    const css = readFileSync(path.join(web, href), 'utf8');
    return `<style>${css}</style>`;
  });
}

/** The Latin part of the font: nearly every page needs it, and it is known only once the styles are read. */
const font = Object.values(manifest)
  .flatMap((chunk) => chunk.assets ?? [])
  .find((file) => /inter-latin-wght/.test(file));

/** Elements that have the browser fetch the font, and later the page's program. */
function hintsOf(document: string, { source }: Pick<RenderedPage, 'source'> = {}): string[] {
  const known = new Set([...document.matchAll(/(?:href|src)="\/([^"]+)"/g)].map(([, file]) => file));
  const later = source
    ? filesOfAll([...program, source, ...partsOf(source), call]).filter((file) => !known.has(file))
    : [];
  return [
    ...(font ? [`<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin />`] : []),
    // Files that the page's first script fetches once the page is there, and runs when someone touches it.
    ...(later.length > 0
      ? [`<meta name="program" content="${later.map((file) => `/${file}`).join(' ')}" />`]
      : []),
  ];
}

/** A document of the build, for a rendered page to be put in. */
const template = (name: string) => readFileSync(path.join(web, name), 'utf8');

/** @param name the document of the build that the page is put into */
function pageIn(name: string, page: string, locale: Locale, rendered: RenderedPage): string {
  const document = template(name);
  return documentOf(withInlineStyles(document), {
    page,
    locale,
    rendered,
    hints: hintsOf(document, rendered),
  });
}

function write(name: string, text: string): void {
  const file = path.join(pages, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

async function writePages(locale: Locale): Promise<void> {
  const fileOf = (page: string, variant = 'index') => path.join(locale, page, `${variant}.html`);
  for (const page of [...marketingPaths, notFoundPath] as const) {
    write(fileOf(page), pageIn('public.html', page, locale, renderer.marketing(page, locale)));
  }
  for (const page of accountPaths) {
    const render = async (config: SiteConfig) =>
      pageIn('index.html', page, locale, await renderer.account(page, locale, config));
    const plain = await render(untoldConfig);
    const demo = await render({ ...untoldConfig, demoAccounts });
    write(fileOf(page), plain);
    // Only where the demo accounts show.
    if (demo !== plain) write(fileOf(page, 'demo'), demo);
  }
  const jobs = template('public.html');
  write(
    path.join(locale, 'job.html'),
    jobDocumentOf(withInlineStyles(jobs), { locale, hints: hintsOf(jobs) }),
  );
  const shell = shellOf(withInlineStyles(template('index.html')), {
    locale,
    hints: filesOfAll([...program, ...frame, call]).map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}" />`,
    ),
  });
  write(path.join(locale, 'app.html'), shell);
}

for (const locale of languages) await writePages(locale);
// Pictures only the public pages have.
cpSync(path.join(folder, 'render', 'assets'), path.join(web, 'assets'), {
  recursive: true,
  filter: (file) => !/\.(?:m?js|css)$/.test(file),
});
write('screens.json', JSON.stringify(renderer.screens));
