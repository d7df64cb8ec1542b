/** A kept number as its input shows it, with every digit it has; empty for none. */
export function groupDigits(amount: unknown, locale: string, useGrouping = true): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return '';
  const plain = String(amount);
  // A very small number would be a long row of zeros.
  if (plain.includes('e-')) return plain;
  return new Intl.NumberFormat(locale, { useGrouping, maximumSignificantDigits: 21 }).format(amount);
}
