/** Amounts as people type them. */

/**
 * "120,000", "120.000", "$ 120 000" or "120k" as a number; null when empty; NaN when it is no amount, for the schema to
 * refuse. Languages group digits with a point or a comma: either does so where three digits follow.
 */
export function readAmount(typed: string): number | null {
  const bare = typed
    .replaceAll(/[\s'$€£]/g, '')
    .replaceAll(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .toLowerCase();
  if (bare === '') return null;
  const match = /^(-?\d+(?:\.\d+)?)(k?)$/.exec(bare);
  if (!match) return Number.NaN;
  return Number(match[1]) * (match[2] ? 1000 : 1);
}

/** A kept amount as it is shown: digits in groups; empty for none. */
export const groupDigits = (amount: unknown, locale: string): string =>
  typeof amount === 'number' && Number.isFinite(amount)
    ? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(amount)
    : '';
