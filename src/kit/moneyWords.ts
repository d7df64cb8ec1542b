/** Amounts of money as words. */

/** Says a text in a language. */
type Say = (text: string, values: Readonly<Record<string, string | number>>) => string;

export interface MoneyAmount {
  min?: number | null | undefined;
  max?: number | null | undefined;
  /** ISO 4217 code. */
  currency: string;
  /** YEAR, MONTH, WEEK, DAY or HOUR. */
  unit?: string | null | undefined;
}

/** Cents are shown where one of the amounts has some: "$38", "$19.75–22.50". */
function formatter(currency: string, amounts: readonly (number | null)[], locale: string): Intl.NumberFormat {
  const digits = amounts.every((amount) => Number.isInteger(amount ?? 0)) ? { maximumFractionDigits: 0 } : {};
  try {
    return new Intl.NumberFormat(locale, { ...digits, style: 'currency', currency });
  } catch {
    // A code Intl does not take, half-typed for one: the plain number is still right.
    return new Intl.NumberFormat(locale, digits);
  }
}

/** Writes the currency on the outer end only: "$90,000–120,000", "90.000–120.000 €". */
function range(low: number, high: number, money: Intl.NumberFormat, locale: string): string {
  const { minimumFractionDigits, maximumFractionDigits } = money.resolvedOptions();
  const plain = new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits });
  const currencyFirst = money.formatToParts(low)[0]?.type === 'currency';
  return currencyFirst
    ? `${money.format(low)}–${plain.format(high)}`
    : `${plain.format(low)}–${money.format(high)}`;
}

/** The amount with the unit of time it is for; as it is for a unit nobody knows. */
function perUnit(amount: string, unit: string | null | undefined, t: Say): string {
  if (unit === 'YEAR') return t('{amount} a year', { amount });
  if (unit === 'MONTH') return t('{amount} a month', { amount });
  if (unit === 'WEEK') return t('{amount} a week', { amount });
  if (unit === 'DAY') return t('{amount} a day', { amount });
  if (unit === 'HOUR') return t('{amount} an hour', { amount });
  return amount;
}

/** The amount alone, open ends said in words. */
function amountOf(low: number | null, high: number | null, money: Intl.NumberFormat, t: Say, locale: string) {
  if (low === null && high === null) return null;
  if (high === null) return t('From {amount}', { amount: money.format(Number(low)) });
  if (low === null) return t('Up to {amount}', { amount: money.format(high) });
  return low === high ? money.format(low) : range(low, high, money, locale);
}

/**
 * "$90,000–120,000 a year", "From $90,000", "Up to $120,000 a year"; null when there is no amount at all.
 * The currency is written once where the language puts it in front.
 */
export function moneyWords({ min, max, currency, unit }: MoneyAmount, locale: string, t: Say): string | null {
  const ends = [min ?? null, max ?? null] as const;
  const amount = amountOf(...ends, formatter(currency, ends, locale), t, locale);
  return amount && perUnit(amount, unit, t);
}
