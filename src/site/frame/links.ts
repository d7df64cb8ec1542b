import { LegalName, legalPaths } from '../../../schemas/legal.ts';
import type { MarketingPath } from '../../../schemas/publicPages.ts';
import { t } from '../../i18n/t.ts';
import { legalWords } from './legalWords.ts';

interface PageLink {
  href: MarketingPath | '/jobs';
  label: string;
}

/** The pages about the product, as the frame links them. A function, because the language is known only at run time. */
export const pageLinks = (): PageLink[] => [
  { href: '/jobs', label: t('Jobs') },
  { href: '/how-it-works', label: t('How it works') },
  { href: '/features', label: t('Features') },
  { href: '/pricing', label: t('Pricing') },
  { href: '/guarantee', label: t('Guarantee') },
];

/** The operator's texts, as the footer links them. */
export const legalLinks = () =>
  LegalName.options.map((name) => ({ href: legalPaths[name], label: legalWords()[name].title }));
