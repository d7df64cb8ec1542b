/** More digits than any number has. */
const all = { maximumSignificantDigits: 21 } as const;

/** A kept number as its input shows it, with every digit it has; empty for none. */
export function groupDigits(amount: unknown, locale: string, useGrouping = true): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return '';
  const plain = String(amount);
  // A very small number would be a long row of zeros.
  if (plain.includes('e-')) return plain;
  return new Intl.NumberFormat(locale, { useGrouping, ...all }).format(amount);
}

/** The same for an amount of money, of which cents have two digits: "38.50". */
export const groupAmount = (amount: unknown, locale: string): string =>
  typeof amount === 'number' && Number.isInteger(amount * 10) && !Number.isInteger(amount)
    ? new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount)
    : groupDigits(amount, locale);
