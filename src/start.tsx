/** Puts the app on the page. Loaded after the texts, so that those named outside of components are in the right language. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createServices } from './providers/services.ts';
import { withFinalSlash } from './routing/finalSlash.ts';

// The router writes every address with a final slash, except the one the page was opened at.
const { pathname, search, hash } = window.location;
if (withFinalSlash(pathname) !== pathname) {
  window.history.replaceState(window.history.state, '', withFinalSlash(pathname) + search + hash);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App services={createServices()} />
  </StrictMode>,
);
