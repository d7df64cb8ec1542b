import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { AccountPath } from '../../../schemas/publicPages.ts';
import type { SiteConfig } from '../../../schemas/siteConfig.ts';
import { App } from '../../app/App.tsx';
import { makeRouter } from '../../app/router.ts';
import { createAuthStorage } from '../../client/authStorage.ts';
import { renderWithConfig } from '../../client/siteConfig.ts';
import { t } from '../../i18n/t.ts';
import { createServices } from '../../session/services.ts';
import type { RenderedPage } from './renderedPage.ts';
import { renderStyled } from './styledHtml.tsx';

/** A browser in which nobody has signed in. */
const nobody = () =>
  createAuthStorage({
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    now: Date.now,
    later: () => () => undefined,
    onOtherTab: () => undefined,
  });

interface Words {
  title: string;
  description: string;
  source: string;
}

const words: Record<AccountPath, () => Words> = {
  '/login': () => ({
    title: t('Sign in'),
    description: t('Sign in to Hireday: your jobs, your daily lists and your applications.'),
    source: 'resources/sign-in/LoginPage.tsx',
  }),
  '/register': () => ({
    title: t('Register'),
    description: t(
      'Register as a candidate, a recruiter or an employer. It takes a few minutes and costs nothing.',
    ),
    source: 'resources/register/RegisterPage.tsx',
  }),
  '/forgot-password': () => ({
    title: t('Forgot your password?'),
    description: t(
      'Choose a new password for your Hireday account with a code that is sent to your e-mail address.',
    ),
    source: 'resources/sign-in/ForgotPasswordPage.tsx',
  }),
};

/** Readable on both schemes' grounds, before any style of the page. */
const noticeStyle =
  'margin:0;padding:12px 20px;background:#FDF0D2;color:#734600;font:500 15px/1.5 system-ui,sans-serif;text-align:center';

/** A screen before the door, through the app's own router. */
export async function renderAccount(path: AccountPath, config: SiteConfig): Promise<RenderedPage> {
  renderWithConfig(config);
  const services = createServices(nobody());
  const history = createMemoryHistory({ initialEntries: [`${path}/`] });
  const router = makeRouter(services, history);
  await router.load();
  const { title, description, source } = words[path]();
  const content = (
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>
  );
  const notice = t('This form needs JavaScript. Turn it on in your browser, then load the page again.');
  const withoutProgram = `<p style="${noticeStyle}">${notice}</p>`;
  return { title, description, source, withoutProgram, ...renderStyled(content) };
}
