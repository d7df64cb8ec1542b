/** The places in a resume's lines, over a table that is extended by adding a line. */
import { describe, expect, test } from 'vitest';
import { placeParts } from '../../server/matching/places/placeParts.ts';
import { readFacts } from '../../server/matching/reading/facts.ts';
import { heldOutPlaces, type PlaceLine, workedPlaces } from './cases/placeLines.ts';
import { today } from './support.ts';

const factsOf = ({ heading, line }: PlaceLine) =>
  readFacts(['Ada Vale', ...(heading ? [heading] : []), line].join('\n'), today);

const partsOf = (name: string) => {
  const { town, behind } = placeParts(name);
  return [town, behind];
};

/** Towns with what stands behind them, and countries where they are asked for. */
function comparison(row: PlaceLine) {
  const { places, countries = [] } = factsOf(row);
  return {
    read: places.map((name, at) => [partsOf(name), row.places[at]?.[1] && countries[at]]),
    right: row.places.map(([name, country]) => [partsOf(name), country]),
  };
}

describe('places', () => {
  test.each(workedPlaces.map((row) => ({ row, words: `${row.heading ?? 'Head'}: ${row.line}` })))(
    'are read where the words are places: $words',
    ({ row }) => {
      const { read, right } = comparison(row);
      expect(read).toEqual(right);
    },
  );

  test('are read right in nearly all lines that nothing was tuned on', () => {
    const right = heldOutPlaces.map(comparison).filter(({ read, right }) => {
      return JSON.stringify(read) === JSON.stringify(right);
    });
    expect(right.length / heldOutPlaces.length).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the home of a resume', () => {
  const job = ['Experience', 'Nurse, Hollow Hospital, Salem, OR', '2015 - 2019'];

  test.each([
    ['its head names', ['Ada Vale', 'Portland, OR | ada@example.com', ...job], 'Portland, OR'],
    ['a part of its own names', ['Ada Vale', ...job, 'Personal details', 'City: Leeds'], 'Leeds'],
    ['none, where only employers have places', ['Ada Vale', 'ada@example.com', ...job], undefined],
    ['none, where someone would move', ['Ada Vale', 'Willing to relocate to Denver, CO', ...job], undefined],
  ])('is the place %s', (_, lines, home) => {
    const { places, homePlace } = readFacts(lines.join('\n'), today);
    expect(places[homePlace ?? -1]).toBe(home);
  });
});
