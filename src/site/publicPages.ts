/** The pages about the product: each of them, and what search engines and the browser's tab say. */
import type { MarketingPath, notFoundPath } from '../../schemas/publicPages.ts';
import { t } from '../i18n/t.ts';
import { AboutPage } from './pages/AboutPage.tsx';
import { FeaturesPage } from './pages/FeaturesPage.tsx';
import { GuaranteePage } from './pages/GuaranteePage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { HowItWorksPage } from './pages/HowItWorksPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PricingPage } from './pages/PricingPage.tsx';
import type { PublicPage } from './pages/publicPage.ts';

interface PublicPageEntry {
  Page: PublicPage;
  words: () => { title: string; description: string };
}

export const publicPages: Readonly<Record<MarketingPath | typeof notFoundPath, PublicPageEntry>> = {
  '/': {
    Page: HomePage,
    words: () => ({
      title: t('Hireday: every morning, a short list of people who fit'),
      description: t(
        'Every morning each open job gets a short, ranked list of real candidates, with reasons a recruiter can check against the resume.',
      ),
    }),
  },
  '/how-it-works': {
    Page: HowItWorksPage,
    words: () => ({
      title: t('How it works'),
      description: t(
        'From a resume to a ranked list in the morning: what is read, how candidates are scored, and what never counts.',
      ),
    }),
  },
  '/features': {
    Page: FeaturesPage,
    words: () => ({
      title: t('Features'),
      description: t(
        'Daily ranked lists, evidence quoted from the resume, a board per job, invitations with the salary named, and an honest standing for every candidate.',
      ),
    }),
  },
  '/pricing': {
    Page: PricingPage,
    words: () => ({
      title: t('Pricing'),
      description: t(
        'One plan for each role, monthly or yearly. Registering, applying and answering are free for everyone.',
      ),
    }),
  },
  '/guarantee': {
    Page: GuaranteePage,
    words: () => ({
      title: t('Guarantee'),
      description: t(
        'An application left unanswered after the promised date, or a week without one good candidate for a job we estimated some for: the month is credited.',
      ),
    }),
  },
  '/about': {
    Page: AboutPage,
    words: () => ({
      title: t('About'),
      description: t('What Hireday is for, what it refuses to do, and how it treats the people in it.'),
    }),
  },
  '/not-found': {
    Page: NotFoundPage,
    words: () => ({
      title: t('Page Not Found'),
      description: t("The page you're looking for doesn't exist or has been moved."),
    }),
  },
};
