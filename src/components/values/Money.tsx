import { type MoneyAmount, moneyWords } from '../../kit/moneyWords.ts';
import { useFormatLocale } from '../texts/useFormatLocale.ts';
import { useText } from '../texts/useText.ts';
import { Nothing } from './Nothing.tsx';

/** An amount or a range of money, "$90,000–120,000 a year". */
export function Money(amount: MoneyAmount) {
  const text = moneyWords(amount, useFormatLocale(), useText());
  return text === null ? <Nothing /> : <span style={{ fontVariantNumeric: 'tabular-nums' }}>{text}</span>;
}
