import { createMemoryHistory } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { untoldConfig } from '../../schemas/siteConfig.ts';
import { App } from '../../src/app/App.tsx';
import { makeRouter } from '../../src/app/router.ts';
import type { AuthStorage } from '../../src/client/authStorage.ts';
import { renderWithConfig } from '../../src/client/siteConfig.ts';
import { createServices } from '../../src/session/services.ts';
import { ServicesProvider, useIsAuthenticated } from '../../src/session/session.tsx';
import { renderStyled } from '../../src/site/prerender/styledHtml.tsx';

/** Of a page that was rendered for strangers; someone signs in by and by. */
function storage(): AuthStorage & { signIn: () => void } {
  let isSignedIn = false;
  return {
    token: () => (isSignedIn ? 'secret' : undefined),
    isAuthenticated: () => isSignedIn,
    save: () => {},
    clear: () => {},
    endedBecause: () => undefined,
    subscribe: () => () => {},
    signIn: () => {
      isSignedIn = true;
    },
  };
}

const Shown = () => (useIsAuthenticated() ? 'someone' : 'a stranger');

test('the first picture is the one that was rendered for strangers, also where someone is signed in by then', () => {
  const auth = storage();
  auth.signIn();
  const page = ServicesProvider({ services: createServices(auth), children: createElement(Shown) });
  expect(renderToString(page)).toBe('a stranger');
});

test('the page to sign in is the same first picture, also where someone is signed in by then', async () => {
  renderWithConfig(untoldConfig);
  const auth = storage();
  const services = createServices(auth);
  const router = makeRouter(services, createMemoryHistory({ initialEntries: ['/login/'] }));
  await router.load();
  const picture = () => renderStyled(createElement(App, { services, router })).html;
  const asRendered = picture();
  auth.signIn();
  expect(asRendered).toContain('<h1');
  expect(picture() === asRendered).toBe(true);
});
