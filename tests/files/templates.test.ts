/** Resumes in the templates most people use, drawn as their programs draw them, with invented people in two languages. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readTemplates } from '../../bench/documents/templateFacts.ts';

type Reading = Awaited<ReturnType<typeof readTemplates>>[number];
type Kind = keyof Reading['counts'];

let readings: Reading[] = [];
beforeAll(async () => {
  readings = await readTemplates();
}, 120_000);

/** The share of facts that are read right, and how many are read that nobody wrote. */
function readOf(some: readonly Reading[], kind: Kind): { share: number; invented: number } {
  const sum = (what: 'right' | 'asked' | 'read') =>
    some.reduce((total, { counts }) => total + counts[kind][what], 0);
  return { share: sum('right') / Math.max(1, sum('asked')), invented: sum('read') - sum('right') };
}

const names = [
  'LinkedIn, Save to PDF',
  'Indeed',
  'Europass, until 2020',
  'Europass, since 2020',
  'RenderCV classic',
  'RenderCV sb2nov',
  'RenderCV engineeringresumes',
  'moderncv classic',
  'moderncv banking',
  'AltaCV',
  'Awesome-CV',
  'Deedy',
  'Word, chronological',
  'Word, basic',
  'Google Docs, Serif',
  'Canva, spaced letters',
  'promotions below their employer',
];

describe.each(names)('a resume made with %s', (name) => {
  const own = () => readings.filter(({ template, isHeldOut }) => template === name && !isHeldOut);

  it('gives nearly all positions whole: title, employer and months', () => {
    expect(readOf(own(), 'positions').share).toBeGreaterThanOrEqual(0.9);
  });

  it('gives nearly all degrees whole: level, field and school', () => {
    expect(readOf(own(), 'education').share).toBeGreaterThanOrEqual(0.7);
  });

  it('gives the name, and never another', () => {
    const { share, invented } = readOf(own(), 'names');
    expect(share).toBe(1);
    expect(invented).toBe(0);
  });

  it('gives the languages', () => {
    expect(readOf(own(), 'languages').share).toBeGreaterThanOrEqual(0.9);
  });
});

it('pairs of template and person that nothing was tuned on are read nearly as well', () => {
  const heldOut = readings.filter(({ isHeldOut }) => isHeldOut);
  expect(readOf(heldOut, 'positions').share).toBeGreaterThanOrEqual(0.9);
  expect(readOf(heldOut, 'education').share).toBeGreaterThanOrEqual(0.85);
});
