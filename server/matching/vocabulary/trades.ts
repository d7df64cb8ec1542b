/** Fields of work with their titles, skills and words, and how near each is to the others. */
import { listOf } from './lists.ts';

/**
 * One field of work: the titles people hold in it, the skills asked for in it, and other words its texts are full of.
 *
 * Lists are one text, entries separated by commas. An entry may carry other spellings behind bars; the first is shown.
 */
interface Trade {
  id: string;
  /** How a recruiter would put it: "5 years in …". */
  name: string;
  /** Ids of fields whose people often fit, nearest first. */
  near: string;
  titles: string;
  skills: string;
  words: string;
}

const column = (name: string) => {
  const list = listOf(name);
  return (at: number): string => list[at] ?? '';
};
const [names, near, titles] = [column('fieldNames'), column('fieldNear'), column('fieldTitles')];
const [skills, words] = [column('fieldSkills'), column('fieldWords')];

export const trades: readonly Trade[] = listOf('fields').map((id, at) => ({
  id,
  name: names(at),
  near: near(at),
  titles: titles(at),
  skills: skills(at),
  words: words(at),
}));

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

const nearnessByPlace = [0.55, 0.45, 0.35, 0.3, 0.25, 0.2];

function nearnessTable(): number[][] {
  const table = trades.map(() => trades.map(() => 0));
  const put = (a: number, b: number, value: number) => {
    const row = table[a];
    if (row) row[b] = Math.max(row[b] ?? 0, value);
  };
  trades.forEach((trade, from) => {
    put(from, from, 1);
    for (const [place, id] of trade.near.split(' ').filter(Boolean).entries()) {
      const to = indexOf.get(id);
      if (to === undefined) throw new Error(`There is no field ${id}, which is said to be near ${trade.id}`);
      const value = nearnessByPlace[place] ?? 0.2;
      put(from, to, value);
      put(to, from, value * 0.9);
    }
  });
  return table;
}

const table = nearnessTable();

/** How near two trades are: 1 the same, 0 nothing in common. */
export const nearness = (a: number, b: number): number => table[a]?.[b] ?? 0;
