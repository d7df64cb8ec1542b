/** How quotations stand out in a document; the one looked at more than the others. */
export const markStyles = {
  '& mark': { bgcolor: 'fit.partial.soft', color: 'fit.partial.text', borderRadius: '2px' },
  '& mark[data-focus]': { outline: '2px solid', outlineColor: 'fit.partial.main', outlineOffset: '1px' },
} as const;

/** The marker on page paper, which is white in both schemes; black ink on it has a contrast of 16:1. */
const paperMarker = '#FFE08A';

/** The marker is laid over a picture of the page, so it darkens the paper and leaves the ink as it is. */
export const paperMarkStyles = {
  '& .textLayer': { mixBlendMode: 'multiply' },
  '& mark': { bgcolor: paperMarker, color: 'transparent', borderRadius: '2px' },
  '& mark[data-focus]': { outline: '2px solid #935700', outlineOffset: '1px' },
} as const;

/** Brings the quotation that is looked at into sight. */
export function revealFocus(container: HTMLElement | null): void {
  const mark = container?.querySelector('mark[data-focus]');
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  mark?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
}
