/** Puts the app on the page. */
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { withFinalSlash } from '../routing/finalSlash.ts';
import { createServices } from '../session/services.ts';
import { App } from './App.tsx';
import { makeRouter } from './router.ts';

interface ShownProps {
  onShown: (() => void) | undefined;
  children: ReactNode;
}

/** Tells when what is inside is on the screen and listens. */
function Shown({ onShown, children }: ShownProps) {
  useEffect(() => {
    // After the effects, in whose midst events change nothing, and before the next key that is pressed.
    if (onShown) queueMicrotask(onShown);
  }, [onShown]);
  return children;
}

/**
 * Starts it.
 *
 * @param isRendered whether the page stands as the build rendered it
 * @param onShown called when it is on the screen
 */
export async function start(isRendered: boolean, onShown?: () => void): Promise<void> {
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
      <Shown onShown={onShown}>
        <App services={services} router={router} />
      </Shown>
    </StrictMode>
  );
  /** The build rendered it as a stranger sees it; for anyone else it is rendered again. */
  const isStranger = () => !services.auth.isAuthenticated() && services.auth.endedBecause() === undefined;
  if (isRendered && isStranger()) {
    // Makes the first picture the one of the build: without the boundary the router has around pages still loading.
    router.ssr = { manifest: undefined };
    await router.load();
  }
  // Asked again, as someone may have signed in meanwhile, in another tab.
  if (isRendered && isStranger()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
