/** A kept number as its input shows it: digits in groups; empty for none. */
export const groupDigits = (amount: unknown, locale: string): string =>
  typeof amount === 'number' && Number.isFinite(amount)
    ? new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(amount)
    : '';
