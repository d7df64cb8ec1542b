/** Fetches files ahead, and runs none of them, once the page is there and the browser has nothing better to do. */
export function fetchAhead(page: Document, files: readonly string[]): void {
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
