/** How quotations stand out in a document; the one looked at more than the others. */
export const markStyles = {
  '& mark': { bgcolor: 'fit.partial.soft', color: 'inherit', borderRadius: '2px' },
  '& mark[data-focus]': { outline: '2px solid', outlineColor: 'fit.partial.main', outlineOffset: '1px' },
} as const;

/** Page paper is white in both schemes, so the marker on it is as well the same in both. */
export const paperMarkStyles = {
  '& mark': { bgcolor: 'rgb(242 181 68 / 0.45)', color: 'transparent', borderRadius: '2px' },
  '& mark[data-focus]': { outline: '2px solid rgb(147 87 0)', outlineOffset: '1px' },
} as const;

/** Brings the quotation that is looked at into sight. */
export function revealFocus(container: HTMLElement | null): void {
  const mark = container?.querySelector('mark[data-focus]');
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  mark?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
}
