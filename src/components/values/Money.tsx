import { formatMoney, type MoneyAmount } from '../../i18n/formatMoney.ts';
import { Nothing } from './Nothing.tsx';

/** An amount or a range of money, "$90,000–120,000 a year". */
export function Money(amount: MoneyAmount) {
  const text = formatMoney(amount);
  return text === null ? <Nothing /> : <span style={{ fontVariantNumeric: 'tabular-nums' }}>{text}</span>;
}
