/** What to ask for when a posting hardly asks for anything: the trade itself, and what is ordinary in it. */
import { entriesOf, trades } from '../lexicon/all.ts';
import { occupationsIn } from '../lexicon/titles.ts';
import { type Clause, clausesOf } from '../posting.ts';
import type { Proposal } from '../propose.ts';
import { termsOf } from '../tokens.ts';

/** Experience in the title's trade as must-have, then its commonest skills as wishes. */
export function fallbacksFor(title: string, clauses: Clause[]): Proposal[] {
  const hits = occupationsIn(termsOf(title)).sort((a, b) => b.length - a.length);
  const [hit] = hits.length > 0 ? hits : clauses.flatMap(({ text }) => occupationsIn(termsOf(text)));
  if (!hit) {
    const plain = clausesOf(title)[0]?.text ?? title;
    return plain.trim() === ''
      ? []
      : [{ name: `Experience as ${plain.trim()}`.slice(0, 120), importance: 'MUST_HAVE', weight: 1 }];
  }
  const trade = trades[hit.occupation.trade];
  return [
    {
      name: `Experience as ${/^[aeiou]/i.test(hit.occupation.name) ? 'an' : 'a'} ${hit.occupation.name}`,
      importance: 'MUST_HAVE',
      weight: 1,
    },
    ...entriesOf(trade?.skills ?? '')
      .slice(0, 6)
      .map(([name = '']): Proposal => ({ name, importance: 'NICE_TO_HAVE', weight: 0.5 })),
  ];
}
