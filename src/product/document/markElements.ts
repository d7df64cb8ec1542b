import { cutAtSpans, type QuotedSpan } from './findQuotations.ts';

/** Puts the quotations of each element's text into `<mark>`; marks of before are replaced, other markup is never made. */
export function markElements(
  elements: readonly HTMLElement[],
  spans: readonly (readonly QuotedSpan[])[],
  focused: number,
): void {
  elements.forEach((element, index) => {
    const own = spans[index] ?? [];
    if (own.length === 0 && element.childElementCount === 0) return;
    element.replaceChildren(
      ...cutAtSpans(element.textContent ?? '', own).map(({ text, quotation }) => {
        if (quotation === undefined) return text;
        const mark = document.createElement('mark');
        mark.textContent = text;
        if (quotation === focused) mark.dataset.focus = 'true';
        return mark;
      }),
    );
  });
}
