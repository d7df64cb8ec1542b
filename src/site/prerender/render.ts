/** Renders the public pages to HTML, in every language: at build time, and in development for each request. */

import { type Locale, languages } from '../../../schemas/base/locales.ts';
import type { AccountPath, MarketingPath, notFoundPath } from '../../../schemas/publicPages.ts';
import type { SiteConfig } from '../../../schemas/siteConfig.ts';
import { routeTree } from '../../app/routes/routeTree.ts';
import { loadMessages } from '../../i18n/loadMessages.ts';
import { speak } from '../../i18n/t.ts';
import { renderAccount } from './renderAccount.tsx';
import type { RenderedPage } from './renderedPage.ts';
import { renderMarketing } from './renderMarketing.tsx';

interface RouteLike {
  options: { path?: string; component?: unknown; beforeLoad?: unknown };
  children?: unknown;
}

const join = (parent: string, path: string) => `${parent}/${path}`.replaceAll(/\/+/g, '/').replace(/\/$/, '');

function pathsBelow(route: RouteLike, parent: string): string[] {
  const path = join(parent, route.options.path ?? '');
  const below = Object.values((route.children ?? []) as RouteLike[]).flatMap((child) =>
    pathsBelow(child, path),
  );
  return [path, ...below];
}

/** Addresses of every screen below the dashboard, of guests' and invited recruiters', and of people who come back from another service, without a final slash, so that the server knows which ones exist. */
const screenPaths = (): string[] =>
  [...new Set(pathsBelow(routeTree, ''))].filter((path) =>
    /^\/(dashboard|guest|consent|join|keep-address|not-me|login\/with)/.test(path),
  );

export interface Renderer {
  /** A page about the product, or the one of an address nothing lives at. */
  marketing(path: MarketingPath | typeof notFoundPath, locale: Locale): RenderedPage;
  /** A screen of the app, as a stranger sees it. One at a time: they share the language that is spoken. */
  account(path: AccountPath, locale: Locale, config: SiteConfig): Promise<RenderedPage>;
  /** Addresses of the app's screens, parameters as in `/dashboard/recruiter/jobs/$id`. */
  screens: readonly string[];
}

export async function createRenderer(): Promise<Renderer> {
  const catalogs = new Map(
    await Promise.all(languages.map(async (locale) => [locale, await loadMessages(locale)] as const)),
  );
  const speakIn = (locale: Locale) => speak(locale, catalogs.get(locale) ?? {});
  return {
    marketing(path, locale) {
      speakIn(locale);
      return renderMarketing(path);
    },
    account(path, locale, config) {
      speakIn(locale);
      return renderAccount(path, config);
    },
    screens: screenPaths(),
  };
}
