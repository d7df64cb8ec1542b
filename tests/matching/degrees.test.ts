import { describe, expect, it } from 'vitest';
import { readFacts } from '../../server/matching/reading/facts.ts';
import { collapse } from '../../server/matching/text/quote.ts';
import { degreeStyles } from './cases/degreeStyles.ts';
import { degreeCases } from './cases/degrees.ts';
import { outcomeOf, today } from './support.ts';

const cases = [...degreeCases, ...degreeStyles];
const asked = cases.filter(({ isHeldOut }) => !isHeldOut);
const heldOut = cases.filter(({ isHeldOut }) => isHeldOut);
const plain = (field: string | null) => field?.toLowerCase() ?? null;

describe('education written as', () => {
  it.each(asked)('$name is read as someone reads it', ({ text, degrees }) => {
    const { education } = readFacts(text, today);
    expect(education.map(({ level }) => level)).toEqual(degrees.map(([level]) => level));
    degrees.forEach(([, field], index) => {
      if (field !== undefined) expect(plain(education[index]?.field ?? null)).toBe(plain(field));
    });
  });

  it('another kind that nothing was tuned on gives most of its degrees', () => {
    const found = heldOut.flatMap(({ text, degrees }) => {
      const left = readFacts(text, today).education.map(({ level }) => level);
      return degrees.map(([level]) => {
        const at = left.indexOf(level);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      });
    });
    expect(found.filter(Boolean).length / found.length).toBeGreaterThanOrEqual(0.9);
  });
});

it.each(cases)('a degree goes with the words it was read from: $name', ({ text }) => {
  const { education } = readFacts(text, today);
  for (const { quote, level } of education) {
    expect(collapse(text)).toContain(quote);
    const pattern = quote.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');
    const rest = readFacts(text.replace(new RegExp(pattern), ''), today).education;
    const ofLevel = (facts: typeof education) => facts.filter((one) => one.level === level).length;
    expect(ofLevel(rest)).toBeLessThan(ofLevel(education));
  }
});

it.each([
  'MS-Office, Excel, MS Word',
  'Attended Tri-Valley Community College 1997-1998, no degree',
  'Captain of the debating team\nBeta Gamma Institute Society',
  'Secondary Science Teacher of the Year, Marbeck County',
])('no degree is read from "%s"', (text) => {
  expect(readFacts(`Education\n${text}`, today).education).toEqual([]);
});

it('what was studied without a degree says nothing against one that is asked for', () => {
  const school = 'Education\nHSC, State Board, 2009';
  const studied = `${school}\nMechanical engineering\nGovt Engineering College`;
  expect(outcomeOf("Bachelor's degree", school).outcome).toBe('DOES_NOT_MEET');
  expect(outcomeOf("Bachelor's degree", studied).outcome).toBe('UNKNOWN');
});
