/** Marks the button that switches the colour scheme. */
export const schemeButton = 'data-scheme-button';

/** Where MUI keeps the choice, so that it is the dashboards' too. */
const storageKey = 'mui-mode';

/** Lets the button switch between light and dark, from whatever is shown; follows the system where nobody chose. */
export function switchScheme(page: Document): void {
  const root = page.documentElement;
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', ({ matches }) => {
    const chosen = window.localStorage.getItem(storageKey) ?? 'system';
    if (chosen === 'system') root.setAttribute('data-color-scheme', matches ? 'dark' : 'light');
  });
  for (const button of page.querySelectorAll<HTMLButtonElement>(`[${schemeButton}]`)) {
    button.addEventListener('click', () => {
      const next = root.getAttribute('data-color-scheme') === 'dark' ? 'light' : 'dark';
      root.setAttribute('data-color-scheme', next);
      window.localStorage.setItem(storageKey, next);
    });
  }
}
