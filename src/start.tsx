/** Puts the app on the page. Loaded after the texts, so that those named outside of components are in the right language. */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createServices } from './providers/services.ts';
import { withFinalSlash } from './routing/finalSlash.ts';
import { makeRouter } from './routing/router.ts';

// The router writes every address with a final slash, except the one the page was opened at.
const { pathname, search, hash } = window.location;
if (withFinalSlash(pathname) !== pathname) {
  window.history.replaceState(window.history.state, '', withFinalSlash(pathname) + search + hash);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
const services = createServices();
const router = makeRouter(services);
const app = (
  <StrictMode>
    <App services={services} router={router} />
  </StrictMode>
);

/** The build rendered the page as a stranger without a query sees it; for anybody else it is put up anew. */
const isAsRendered =
  root.hasChildNodes() &&
  search === '' &&
  !services.auth.isAuthenticated() &&
  services.auth.endedBecause() === undefined;

if (isAsRendered) {
  // Makes the first picture the one of the build: without the boundary the router has around pages still loading.
  router.ssr = { manifest: undefined };
  await router.load();
  hydrateRoot(root, app);
} else {
  createRoot(root).render(app);
}
