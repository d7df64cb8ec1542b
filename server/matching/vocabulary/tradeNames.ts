/** Trades by the names recruiters call them. */
import { termsOf } from './tokens.ts';
import { trades } from './trades.ts';

const byName = new Map<string, number>();
trades.forEach((trade, index) => {
  byName.set(termsOf(trade.name).join(' '), index);
  byName.set(termsOf(trade.id.replaceAll('-', ' ')).join(' '), index);
});

/** The trade called so; null when none is. */
export const tradeNamed = (name: string): number | null => byName.get(termsOf(name).join(' ')) ?? null;

/** The terms of a trade's own name, which set nothing apart within it; those of two fields in one trade do. */
export const tradeTermsOf = (trade: number): ReadonlySet<string> => {
  const { name = '', id = '' } = trades[trade] ?? {};
  if (/\sand\s/.test(name)) return new Set();
  return new Set([...termsOf(name), ...termsOf(id.replaceAll('-', ' '))]);
};
