import { type MoneyAmount, moneyWords } from '../kit/moneyWords.ts';
import { formatLocale } from './formatLocale.ts';
import { type Translate, t } from './t.ts';

interface SaidAmount extends MoneyAmount {
  locale?: string | undefined;
  /** Says the words around the amount; by default in the page's language. */
  say?: Translate | undefined;
}

/** An amount of money as `moneyWords` writes it, in the reader's language unless another is named. */
export const formatMoney = ({ locale = formatLocale(), say = t, ...amount }: SaidAmount): string | null =>
  moneyWords(amount, locale, say);
