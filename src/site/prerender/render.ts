/**
 * Renders the public pages to HTML, at build time. The language is set before anything that shows texts is loaded, so a
 * process renders one language.
 */
import type { Locale } from '../../../schemas/locales.ts';
import type { AccountPath, MarketingPath, notFoundPath } from '../../../schemas/publicPages.ts';
import type { SiteConfig } from '../../../schemas/siteConfig.ts';
import { speakLocale } from '../../i18n/pageLocale.ts';
import type { RenderedPage } from './renderedPage.ts';

export interface Renderer {
  /** A page about the product, or the one of an address nothing lives at. */
  marketing(path: MarketingPath | typeof notFoundPath): RenderedPage;
  /** A screen of the app, as a stranger sees it. */
  account(path: AccountPath, config: SiteConfig): Promise<RenderedPage>;
  /** Addresses of the app's screens, parameters as in `/dashboard/recruiter/jobs/$id`. */
  screens: readonly string[];
}

export async function createRenderer(locale: Locale): Promise<Renderer> {
  await speakLocale(locale);
  const [{ renderMarketing }, { renderAccount }, { screenPaths }] = await Promise.all([
    import('./renderMarketing.tsx'),
    import('./renderAccount.tsx'),
    import('../../app/screenPaths.ts'),
  ]);
  return { marketing: renderMarketing, account: renderAccount, screens: screenPaths() };
}
