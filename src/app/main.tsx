/**
 * Starts the browser app: at once, or, on a page that the build rendered for strangers, when someone first touches it.
 * Until then this small file is all of the program there is; docs/decisions/public-pages.md says why.
 */
import '@fontsource-variable/inter/wght.css';
import { siteConfigId } from '../../schemas/siteConfig.ts';
import { authStorageKey } from '../base/constants.ts';
import { type EarlyActs, watchEarlyActs } from './earlyActs.ts';

/** Fetches files ahead, and runs none of them, once the page is there and the browser has nothing better to do. */
function fetchAhead(page: Document, files: readonly string[]): void {
  const fetch = () => {
    for (const file of files) {
      const hint = page.createElement('link');
      hint.rel = 'prefetch';
      hint.as = 'script';
      hint.crossOrigin = '';
      hint.href = file;
      page.head.append(hint);
    }
  };
  // Safari has no such call, and no prefetching either.
  const whenIdle = () => window.requestIdleCallback?.(fetch);
  if (page.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** Whether the page stands as the build rendered it, which it did without a query. */
const isRendered = document.getElementById('root')?.hasChildNodes() === true && window.location.search === '';

/**
 * Whether it shows what the app would show: to someone who never signed in here, without anything behind the path, and
 * who does not come back to the code for a new password.
 */
const isComplete =
  isRendered &&
  window.location.hash === '' &&
  window.localStorage.getItem(authStorageKey) === null &&
  window.history.state?.codeSentAt === undefined;

/** Whether there is more on it than the build knew: buttons of the services that are set up here. */
const isShort = document.getElementById(siteConfigId)?.textContent?.includes('"signInWith":[{') === true;

let early: EarlyActs | undefined;
if (isComplete) {
  early = watchEarlyActs(window);
  const program = document.querySelector<HTMLMetaElement>('meta[name="program"]')?.content;
  fetchAhead(document, program?.split(' ') ?? []);
  if (!isShort) await early.touched;
} else if (!isRendered) {
  // The app is about to render this page again; until then its buttons would take a press and lose it.
  for (const part of document.querySelectorAll<HTMLElement>('#root :is(button, input)')) part.inert = true;
}
const { launch } = await import('./launch.ts');
await launch(isRendered, early?.handOver);
