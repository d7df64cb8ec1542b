import { describe, expect, it, test } from 'vitest';
import { findPhrases, phraseAt, phraseOf, skillAt } from '../../server/matching/vocabulary/phrases.ts';
import { termsOf } from '../../server/matching/vocabulary/tokens.ts';
import { candidateOf, outcomeOf } from './support.ts';

const english = `Dana Fox
Experience
Staff Accountant, Harbor Foods, 03/2018 to Present
Responsible for accounting and monthly reports.`;
const spanish = `Dana Fox
Experiencia
Contadora, Alimentos del Puerto, 03/2018 - actualidad
Responsable de la contabilidad y de los informes mensuales.`;
const skillsOf = (text: string) => candidateOf(text).facts.skills;

describe('a skill is found by its name in either language', () => {
  it.each([
    ['contabilidad', english],
    ['contabilidad', spanish],
    ['accounting', spanish],
    ['fotografía', 'Experience\nPhotographer, Blue Heron, 2015 - 2019\nPhotography of events.'],
  ])('%s', (criterion, text) => {
    expect(outcomeOf(criterion, text).outcome).toBe('MEETS');
  });
});

describe('something people do is found by its other names', () => {
  const clerk =
    'Experience\nStore Clerk, Harbor Foods, 2015 - 2019\nResponsible for stocking shelves at night.';
  it.each([
    ['stock shelves', 'MEETS'],
    ['colocar las mercancías en las estanterías', 'MEETS'],
    ['reponer mercancías', 'PARTIAL'],
    ['repair clocks', 'UNKNOWN'],
    ['lead a team', 'UNKNOWN'],
  ])('%s', (criterion, outcome) => {
    expect(outcomeOf(criterion, clerk).outcome).toBe(outcome);
  });
});

test('a field of knowledge is shown for people who work in it and for those who list it', () => {
  expect(
    skillsOf('Experience\nMechanical Engineer, Northgate, 2015 - 2019\nApplied thermodynamics to new pumps.'),
  ).toContain('Thermodynamics');
  expect(
    skillsOf('Experience\nCashier, Northgate, 2015 - 2019\nRead about thermodynamics in the evening.'),
  ).not.toContain('Thermodynamics');
  expect(skillsOf('Skills\nThermodynamics, Excel')).toContain('Thermodynamics');
});

test('a field of study is not shown as a skill', () => {
  expect(
    skillsOf('Experience\nGeologist, Northgate, 2015 - 2019\n\nEducation\nB.S. in Geology, 2014'),
  ).not.toContain('Geology');
});

test.each(['prayer', 'pregnancy', 'Islam', 'Christianity', 'disability types', 'embarazo'])(
  'words about faith and family are not skills: %s',
  (word) => {
    expect(phraseOf(termsOf(word))).toBeUndefined();
  },
);

test('the compiled list is cut into terms in the same way as texts', () => {
  const [stale, ids] = [[] as string[], new Set<number>()];
  for (let id = 0; ; id += 1) {
    const phrase = phraseAt(id);
    if (!phrase) break;
    ids.add(id);
    if (termsOf(phrase.spelling).join(' ') !== phrase.terms.join(' ')) stale.push(phrase.spelling);
  }
  expect(ids.size).toBeGreaterThan(5000);
  expect(stale).toEqual([]);
});

test('abbreviations are not found in ordinary lower-case words', () => {
  const found: string[] = [];
  const text = 'we own it or go to an er as ap in or ts';
  const words = text.split(' ');
  findPhrases(
    termsOf(text),
    (at) => words[at] ?? '',
    ({ phrase }) => {
      if (skillAt(phrase.skill)?.soft === false) found.push(phrase.spelling);
    },
  );
  expect(found).toEqual([]);
});
