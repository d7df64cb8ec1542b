/** Amounts of money as words. */

/** Units of time an amount may be for, and how they are said. */
const per: Record<string, string> = { YEAR: 'a year', MONTH: 'a month', HOUR: 'an hour' };

export interface MoneyAmount {
  min?: number | null | undefined;
  max?: number | null | undefined;
  /** ISO 4217 code. */
  currency: string;
  /** YEAR, MONTH or HOUR. */
  unit?: string | null | undefined;
  locale?: string | undefined;
}

const whole = { maximumFractionDigits: 0 } as const;

function formatter(currency: string, locale?: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, { ...whole, style: 'currency', currency });
  } catch {
    // A code Intl does not take, half-typed for one: the plain number is still right.
    return new Intl.NumberFormat(locale, whole);
  }
}

/** Writes the currency on the outer end only: "$90,000–120,000", "90.000–120.000 €". */
function range(low: number, high: number, money: Intl.NumberFormat, locale?: string): string {
  const plain = new Intl.NumberFormat(locale, whole);
  const currencyFirst = money.formatToParts(low)[0]?.type === 'currency';
  return currencyFirst
    ? `${money.format(low)}–${plain.format(high)}`
    : `${plain.format(low)}–${money.format(high)}`;
}

/**
 * "$90,000–120,000 a year", "From $90,000", "Up to $120,000 a year"; null when there is no amount at all.
 * The currency is written once where the language puts it in front.
 */
export function formatMoney({ min, max, currency, unit, locale }: MoneyAmount): string | null {
  const money = formatter(currency, locale);
  const after = unit && per[unit] ? ` ${per[unit]}` : '';
  const low = min ?? null;
  const high = max ?? null;
  if (low === null && high === null) return null;
  if (high === null) return `From ${money.format(Number(low))}${after}`;
  if (low === null) return `Up to ${money.format(high)}${after}`;
  if (low === high) return `${money.format(low)}${after}`;
  return `${range(low, high, money, locale)}${after}`;
}
