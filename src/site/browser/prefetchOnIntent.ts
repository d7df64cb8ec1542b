import { publicPaths } from '../../../schemas/publicPages.ts';
import { navigation } from '../../base/constants.ts';

const isOurs = (path: string) => publicPaths.some((known) => known === path);

/** The page a link leads to, if it is one of ours and not the one that is open. */
function targetOf(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const { origin, pathname } = new URL(link.href);
  const isElsewhere = origin === window.location.origin && pathname !== window.location.pathname;
  return isElsewhere && isOurs(pathname) ? pathname : undefined;
}

/**
 * Fetches the page a link leads to once someone has stayed on the link long enough to mean it, with the pointer or the
 * keyboard.
 */
export function prefetchOnIntent(page: Document): void {
  const fetched = new Set<string>();
  let waiting = 0;
  const stop = () => window.clearTimeout(waiting);
  const start = (event: Event) => {
    stop();
    const path = targetOf(event);
    if (!path || fetched.has(path)) return;
    waiting = window.setTimeout(() => {
      fetched.add(path);
      const hint = page.createElement('link');
      hint.rel = 'prefetch';
      hint.href = path;
      page.head.append(hint);
    }, navigation.preloadDelayMs);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    page.addEventListener(kind, start, { passive: true });
  for (const kind of ['pointerout', 'focusout']) page.addEventListener(kind, stop, { passive: true });
}
