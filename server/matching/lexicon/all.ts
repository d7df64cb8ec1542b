/** All trades, and how near each is to the others. */
import { business } from './business.ts';
import { creative } from './creative.ts';
import { education } from './education.ts';
import { engineering } from './engineering.ts';
import { finance } from './finance.ts';
import { health } from './health.ts';
import { manual } from './manual.ts';
import { sales } from './sales.ts';
import { service } from './service.ts';
import { technology } from './technology.ts';
import type { Trade } from './trade.ts';

export const trades: Trade[] = [
  ...business,
  ...finance,
  ...sales,
  ...technology,
  ...engineering,
  ...creative,
  ...education,
  ...health,
  ...service,
  ...manual,
];

/** Splits one of the lists of a trade: entries at commas, spellings at bars. */
export const entriesOf = (list: string): string[][] =>
  list
    .split(',')
    .map((entry) =>
      entry
        .split('|')
        .map((spelling) => spelling.trim())
        .filter(Boolean),
    )
    .filter((entry) => entry.length > 0);

const indexOf = new Map(trades.map((trade, index) => [trade.id, index]));

/** The place of a trade in `trades` and in every vector over trades. */
export function tradeIndex(id: string): number {
  const index = indexOf.get(id);
  if (index === undefined) throw new Error(`There is no trade ${id}`);
  return index;
}

const nearnessByPlace = [0.55, 0.45, 0.35, 0.3, 0.25, 0.2];

function nearnessTable(): number[][] {
  const table = trades.map(() => trades.map(() => 0));
  const put = (a: number, b: number, value: number) => {
    const row = table[a];
    if (row) row[b] = Math.max(row[b] ?? 0, value);
  };
  trades.forEach((trade, from) => {
    put(from, from, 1);
    entriesOf(trade.near).forEach(([id], place) => {
      const to = tradeIndex(id ?? '');
      const value = nearnessByPlace[place] ?? 0.2;
      put(from, to, value);
      put(to, from, value * 0.9);
    });
  });
  return table;
}

const table = nearnessTable();

/** How near two trades are: 1 the same, 0 nothing in common. */
export const nearness = (a: number, b: number): number => table[a]?.[b] ?? 0;
