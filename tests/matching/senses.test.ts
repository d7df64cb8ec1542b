import { describe, expect, it } from 'vitest';
import { readFacts } from '../../server/matching/reading/facts.ts';
import { degreeSenses, licenceSenses, type Part, skillSenses } from './cases/senses.ts';
import { outcomeOf, today } from './support.ts';

const resume = (title: string, part: Part, lines: string) =>
  part === 'EXPERIENCE'
    ? `Casey Abara\n${title}\n\nEXPERIENCE\n${title}, Larch Works, Austin, TX\nMar 2019 - Present\n${lines}`
    : `Casey Abara\n${title}\n\n${part}\n${lines}`;

describe('a degree is read only where one is meant', () => {
  it.each(degreeSenses)('$levels of "$line" below $in', ({ line, in: part, levels }) => {
    const { education } = readFacts(resume('Analyst', part, line), today);
    expect(education.map(({ level }) => level)).toEqual(levels);
  });
});

describe('a skill is read only where its words mean it', () => {
  it.each(skillSenses)('"$line" of a $title below $in', ({ title, in: part, line, reads = [], not = [] }) => {
    const { skills } = readFacts(resume(title, part, line), today);
    expect(skills).toEqual(expect.arrayContaining(reads));
    expect(skills.filter((skill) => not.includes(skill))).toEqual([]);
  });
});

describe('a licence is read only where one is meant', () => {
  it.each(licenceSenses)('"$lines" below $in', ({ in: part, lines, names }) => {
    const { licences = [] } = readFacts(resume('Analyst', part, lines), today);
    expect(licences.map(({ name }) => name)).toEqual(names);
  });
});

it('a resume in Spanish has the Spanish names of its skills', () => {
  const text =
    'Lucía Ferrer\nTécnica de marketing\n\nEXPERIENCIA\nTécnica de marketing, Grupo Alameda\nene 2019 - actualidad\nLa publicidad de la marca y la atención al cliente, con el equipo de la tienda.';
  const { skills } = readFacts(text, today);
  expect(skills).toEqual(expect.arrayContaining(['Publicidad', 'Atención al cliente']));
});

describe('a criterion is not met by', () => {
  it.each([
    ["Bachelor's degree", 'an LLM assistant', 'Prototyped an LLM assistant for the help desk.'],
    ['Curriculum development', 'the name of the document', 'CURRICULUM VITAE'],
    ['SAP FICO', "another of the maker's products", 'Kept stock in SAP WM.'],
  ])('%s by %s', (criterion, _, line) => {
    expect(outcomeOf(criterion, resume('Analyst', 'EXPERIENCE', line)).outcome).not.toBe('MEETS');
  });
});
