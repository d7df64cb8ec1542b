import { cutAtSpans, type QuotedSpan } from './findQuotations.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A piece of text as HTML with its quotations in `<mark>`; everything else is escaped. */
export const markUp = (text: string, spans: readonly QuotedSpan[], focused: number): string =>
  cutAtSpans(text, spans)
    .map((part) => {
      if (part.quotation === undefined) return escaped(part.text);
      return `<mark${part.quotation === focused ? ' data-focus="true"' : ''}>${escaped(part.text)}</mark>`;
    })
    .join('');
