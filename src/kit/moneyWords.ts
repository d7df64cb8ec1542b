/** Amounts of money as words. */

/** Says a text in a language. */
type Say = (text: string, values: Readonly<Record<string, string | number>>) => string;

export interface MoneyAmount {
  min?: number | null | undefined;
  max?: number | null | undefined;
  /** ISO 4217 code. */
  currency: string;
  /** YEAR, MONTH or HOUR. */
  unit?: string | null | undefined;
  /** Whether cents are shown, where there are some; without it amounts are rounded. */
  cents?: boolean | undefined;
}

const whole = { maximumFractionDigits: 0 } as const;
const toTheCent = { trailingZeroDisplay: 'stripIfInteger' } as const;

function formatter(currency: string, cents: boolean, locale: string): Intl.NumberFormat {
  const digits = cents ? toTheCent : whole;
  try {
    return new Intl.NumberFormat(locale, { ...digits, style: 'currency', currency });
  } catch {
    // A code Intl does not take, half-typed for one: the plain number is still right.
    return new Intl.NumberFormat(locale, digits);
  }
}

/** Writes the currency on the outer end only: "$90,000–120,000", "90.000–120.000 €". */
function range(low: number, high: number, money: Intl.NumberFormat, locale: string): string {
  const plain = new Intl.NumberFormat(locale, whole);
  const currencyFirst = money.formatToParts(low)[0]?.type === 'currency';
  return currencyFirst
    ? `${money.format(low)}–${plain.format(high)}`
    : `${plain.format(low)}–${money.format(high)}`;
}

/** The amount with the unit of time it is for; as it is for a unit nobody knows. */
function perUnit(amount: string, unit: string | null | undefined, t: Say): string {
  if (unit === 'YEAR') return t('{amount} a year', { amount });
  if (unit === 'MONTH') return t('{amount} a month', { amount });
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
export function moneyWords(
  { min, max, currency, unit, cents = false }: MoneyAmount,
  locale: string,
  t: Say,
): string | null {
  const amount = amountOf(min ?? null, max ?? null, formatter(currency, cents, locale), t, locale);
  return amount && perUnit(amount, unit, t);
}
