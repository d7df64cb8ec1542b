/** The pages anyone may read: what the build renders, the server serves and search engines are told of. */

/** Pages about the product, each a document of its own. */
export const marketingPaths = [
  '/',
  '/how-it-works',
  '/features',
  '/pricing',
  '/guarantee',
  '/about',
] as const;

export type MarketingPath = (typeof marketingPaths)[number];

/** Pages before the door. They are screens of the app, so that it can send people there. */
export const accountPaths = ['/login', '/register', '/forgot-password'] as const;

export type AccountPath = (typeof accountPaths)[number];

/** The pages of the site map, each in every language. */
export const publicPaths = [...marketingPaths, ...accountPaths] as const;

/** Where the build keeps the page of addresses nothing lives at. */
export const notFoundPath = '/not-found';

/** Attribute of a page's `html` while payments are the built-in test ones; the server sets it, and styles follow it. */
export const testPaymentsMark = 'data-test-payments';

/** The picture a job's public page is shown with where its link is shared; a file of `public/`, without words of a language. */
export const jobPreview = { path: '/og-job.png', width: 1200, height: 630 } as const;
