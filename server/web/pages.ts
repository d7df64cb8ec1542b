/** The pages the build has written. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Locale, languages } from '../../schemas/base/locales.ts';
import { accountPaths, marketingPaths, notFoundPath, testPaymentsMark } from '../../schemas/publicPages.ts';
import { builtApp } from '../base/builtApp.ts';
import type { Env } from '../base/env.ts';

const folder = path.join(builtApp, 'pages');

/** The build's placeholder for this server's own address. */
const origin = 'https://origin.invalid';

/** The page of all screens behind the door; it has no words of its own. */
export const shell = 'app';

/** The document of jobs' pages, with places for their head and content. */
export const jobDocument = 'job';

/** Pages by their paths, and the documents that others are put into. */
const names = [...marketingPaths, ...accountPaths, notFoundPath, shell, jobDocument] as const;

export type PageName = (typeof names)[number];

export interface BuiltPages {
  /** The HTML of a page, without what depends on who asks. */
  html(locale: Locale, name: PageName): string;
  /** Addresses of the app's screens, as routes: `/dashboard/recruiter/jobs/:id`. */
  screens: readonly string[];
  /** Scripts that stand in the pages, as the security policy names them: `'sha256-…'`. */
  scripts: readonly string[];
}

const read = (name: string) => readFile(path.join(folder, name), 'utf8');

async function readHtml(locale: Locale, name: PageName, env: Env): Promise<string> {
  if (name === shell || name === jobDocument) return read(path.join(locale, `${name}.html`));
  const plain = () => read(path.join(locale, name, 'index.html'));
  // Where the demo accounts show, the build has written the page with them, too.
  return env.demo ? read(path.join(locale, name, 'demo.html')).catch(plain) : plain();
}

/** A page as this server sends it: with its own address, and marked where payments are the built-in test ones. */
export function asSent(html: string, env: Pick<Env, 'APP_URL' | 'payments'>): string {
  const own = html.replaceAll(origin, env.APP_URL);
  return env.payments === 'test' ? own.replace('<html ', `<html ${testPaymentsMark} `) : own;
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Reads all of them; null where nothing is built, as beside the development server. */
export async function readBuiltPages(env: Env): Promise<BuiltPages | null> {
  const screens = await read('screens.json').catch(() => null);
  if (screens === null) return null;
  const pages = new Map<string, string>();
  const scripts = new Set<string>();
  for (const locale of languages) {
    for (const name of names) {
      const html = asSent(await readHtml(locale, name, env), env);
      for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
        scripts.add(hashOf(script));
      pages.set(`${locale} ${name}`, html);
    }
  }
  return {
    html: (locale, name) => pages.get(`${locale} ${name}`) ?? '',
    screens: (JSON.parse(screens) as string[]).map((screen) => screen.replaceAll('$', ':')),
    scripts: [...scripts],
  };
}
