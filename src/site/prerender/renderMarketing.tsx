import { plans } from '../../../schemas/plans.ts';
import type { MarketingPath, notFoundPath } from '../../../schemas/publicPages.ts';
import { PublicApp } from '../PublicApp.tsx';
import { publicPages } from '../publicPages.ts';
import type { RenderedPage } from './renderedPage.ts';
import { renderStyled } from './styledHtml.tsx';

/** A page about the product, or the one of an address nothing lives at. */
export function renderMarketing(path: MarketingPath | typeof notFoundPath): RenderedPage {
  const { Page, words } = publicPages[path];
  const content = (
    <PublicApp path={path}>
      <Page plans={plans} />
    </PublicApp>
  );
  return { ...words(), ...renderStyled(content) };
}
