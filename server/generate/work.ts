/** The pasts of generated people and the demands of generated jobs, drawn from the trades of the lexicon. */
import { entriesOf, nearness, trades } from '../matching/vocabulary/trades.ts';
import type { Random } from './random.ts';

const first = (list: string) => entriesOf(list).flatMap(([spelling]) => (spelling ? [spelling] : []));
const shown = (entry: string) => entry.replace(/^[=~!]+/, '');
const called = (entry: string) => shown(entry).replace(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase());

interface Work {
  titles: string[];
  skills: string[];
  words: string[];
  /** Trades people move to and come from. */
  near: number[];
}

export const work: readonly Work[] = trades.map(({ titles, skills, words }, trade) => ({
  titles: first(titles).map(called),
  skills: first(skills).map(shown),
  words: first(words).map(shown),
  near: [...trades.keys()].filter((other) => other !== trade && nearness(trade, other) > 0),
}));

/** How much less common each trade is than the one before it. */
const steepness = 0.8;
const shares = work.map((_, rank) => 1 / (rank + 1) ** steepness);
const allShares = shares.reduce((sum, share) => sum + share, 0);

/** A trade: few are common and many rare. Which ones does not follow the lexicon's order. */
export function drawTrade(random: Random): number {
  let left = random.next() * allShares;
  const rank = shares.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return (Math.max(0, rank) * 37) % work.length;
}

export const ranks = ['', '', '', '', 'Senior ', 'Senior ', 'Junior ', 'Lead '];
const towns = ['Ashford', 'Brookfield', 'Clayton', 'Dover', 'Easton', 'Fairview', 'Georgetown', 'Hillsboro'];
const states = ['CA', 'TX', 'FL', 'NY', 'PA', 'IL', 'OH', 'GA', 'NC', 'MI', 'WA', 'AZ', 'MA', 'CO', 'MN'];

export const drawPlace = (random: Random): { city: string; state: string } => ({
  city: random.of(towns),
  state: random.of(states),
});

const employerNames = [
  'Harbour',
  'Larkfield',
  'Northgate',
  'Summit',
  'Riverside',
  'Oakmont',
  'Blue Heron',
  'Cedar',
];
const employerKinds = ['Ltd', 'Inc', 'Group', 'Partners', 'Services', 'Holdings', 'Company', 'Associates'];
export const drawEmployer = (random: Random): string =>
  `${random.of(employerNames)} ${random.of(employerKinds)}`;
