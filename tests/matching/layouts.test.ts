import { describe, expect, it } from 'vitest';
import { readFacts } from '../../server/matching/reading/facts.ts';
import { collapse } from '../../server/matching/text/quote.ts';
import { layouts } from './cases/layouts.ts';
import { accountant, cook, developer, nurse, teacher, today } from './support.ts';

const asked = layouts.filter(({ isHeldOut }) => !isHeldOut);
const heldOut = layouts.filter(({ isHeldOut }) => isHeldOut);
const read = (text: string) =>
  readFacts(text, today).positions.map(({ title, employer }) => [
    title,
    employer?.replace(/\.$/, '') ?? null,
  ]);

describe('a resume in the layout of', () => {
  it.each(asked)('$name is read as someone reads it', ({ text, ...expected }) => {
    const facts = readFacts(text, today);
    if (expected.positions) expect(read(text)).toEqual(expected.positions);
    if (expected.degrees) expect(facts.education.map(({ level }) => level)).toEqual(expected.degrees);
    if (expected.languages) expect(facts.languages?.map(({ name }) => name)).toEqual(expected.languages);
    if (expected.licences)
      expect(facts.licences?.map(({ name }) => name)).toEqual(expect.arrayContaining(expected.licences));
    if (expected.skills) expect(facts.skills).toEqual(expect.arrayContaining(expected.skills));
  });

  it('another kind that nothing was tuned on gives most of its positions', () => {
    const all = heldOut.flatMap(({ text, positions = [] }) => {
      const found = read(text).map(String);
      return positions.map((position) => found.includes(String(position)));
    });
    expect(all.filter(Boolean).length / all.length).toBeGreaterThanOrEqual(0.6);
  });
});

it.each([
  [
    'with nothing below',
    'Beekeeper\nAcme Works\n01/2018 - 12/2019\nBus Driver\nAcme Works\n01/2016 - 12/2017',
  ],
  [
    'with dates on top',
    '01/2018 - 12/2019\nBeekeeper\nAcme Works\n01/2016 - 12/2017\nBus Driver\nAcme Works',
  ],
])('an unlisted title is read where the resume’s other titles stand: %s', (_, positions) => {
  expect(read(`Experience\n${positions}`)).toEqual([
    ['Beekeeper', 'Acme Works'],
    ['Bus Driver', 'Acme Works'],
  ]);
});

describe('a fact', () => {
  const texts = [...layouts.map(({ text }) => text), accountant, cook, developer, nurse, teacher].map(
    collapseLines,
  );

  it.each(texts)('goes with the words it was read from: %#', (text) => {
    const { positions, education, licences = [], languages = [] } = readFacts(text, today);
    const quotes = [...positions, ...education, ...licences, ...languages].map(({ quote }) => quote);
    for (const quote of quotes) {
      expect(collapse(text)).toContain(quote);
      const rest = readFacts(without(text, quote), today);
      const gone = JSON.stringify(
        positions.filter((one) => one.quote === quote).map(({ title, from, to }) => [title, from, to]),
      );
      for (const { title, from, to } of rest.positions)
        expect(gone).not.toContain(JSON.stringify([title, from, to]));
      const degrees = education.filter((one) => one.quote === quote);
      expect(rest.education.length).toBeLessThanOrEqual(education.length - degrees.length);
    }
  });
});

function collapseLines(text: string): string {
  return text.split('\n').map(collapse).filter(Boolean).join('\n');
}

/** A text without a quotation, whose spaces may be line breaks there. */
function without(text: string, quote: string): string {
  const pattern = quote.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s');
  return text.replace(new RegExp(pattern, 'g'), '');
}
