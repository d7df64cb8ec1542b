import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AuthStorage } from '../../src/client/authStorage.ts';
import { createServices } from '../../src/session/services.ts';
import { ServicesProvider, useIsAuthenticated } from '../../src/session/session.tsx';

const signedIn: AuthStorage = {
  token: () => 'secret',
  isAuthenticated: () => true,
  save: () => {},
  clear: () => {},
  endedBecause: () => undefined,
  subscribe: () => () => {},
};

const Shown = () => (useIsAuthenticated() ? 'someone' : 'a stranger');

test('the first picture is the one that was rendered for strangers, also where someone is signed in by then', () => {
  const services = createServices(signedIn);
  const page = ServicesProvider({ services, children: createElement(Shown) });
  expect(renderToString(page)).toBe('a stranger');
});
