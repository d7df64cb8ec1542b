/** A quotation of someone who is on no list says nothing about who it is. */
import { describe, expect, test } from 'vitest';
import { headlineTells, tells, withoutIdentity } from '../../../server/features/poolSearch/anonymous.ts';

const person = {
  candidateEmail: 'j.marten@example.com',
  candidateFirstName: 'Jo',
  candidateLastName: 'Märten',
  candidateCity: 'Salt Lake City',
  facts: {
    ...{ headline: null, skills: ['Kubernetes', 'Great Plains'], yearsOfExperience: 7, places: [] },
    highestLevelOfEducation: null,
    education: [{ level: 'BACHELOR' as const, field: null, school: 'Weber State University', quote: '' }],
    positions: [
      { title: 'Clerk', employer: 'Bluebird Logistics', from: null, to: null, current: false, quote: '' },
    ],
  },
};

describe('tells who it is', () => {
  test.each([
    'Recommended by Jo Marten',
    'j.marten@example.com',
    'Call +1 801 555 0134',
    'github.com/jmarten',
    'Led the Bluebird fleet',
    'Clerk, Bluebird Logistics',
    'BSc, Weber State',
    'Grew up near Salt Lake City',
    'Audited accounts at Deloitte',
    'Ventas para Telefónica',
    'Nurse, Mercy Hospital',
  ])('%s', (text) => expect(tells(text, person)).toBe(true));
});

describe('tells nothing', () => {
  test.each([
    'Reconciled accounts every month in two currencies',
    'Seven years of experience with Kubernetes',
    'Forklift licence, first aid',
    'SKILLS: SQL, Excel, Python',
  ])('%s', (text) => expect(tells(text, person)).toBe(false));
});

test.each([
  ['Database Administrator, Oracle', true],
  ['Upholsterer | Tableau', true],
  ['Adobe – Designer', true],
  ['Cooper, Shopify', true],
  ['Network Engineer - Palo Alto Networks', true],
  ['IBM Glass Blower', true],
  ['Apple Stonemason', true],
  ['Salesforce Administrator', false],
  ['SAP Consultant', false],
  ['Developer, Python', false],
  ['Registered Nurse, Emergency Department', false],
  ['Target-driven seller', false],
  ['Clerk, Bluebird Logistics', true],
])('whether the headline %s says where someone works: %s', (headline, expected) =>
  expect(headlineTells(headline, person)).toBe(expected),
);

const asked = (name: string) => ({ name, importance: 'MUST_HAVE' as const });
const untold = { outcome: null, evidence: null, source: null };

test.each([
  ['its quotation tells', 'Excel', { evidence: 'Excel at Bluebird', source: 'RESUME' }],
  ['the profile says it, which has the town', 'Utah', { evidence: 'UT', source: 'PROFILE' }],
  ['it asks for an employer', 'Bluebird Logistics', { evidence: 'Excel, Word', source: 'RESUME' }],
] as const)('nothing is told of a criterion where %s', (_, name, evidence) => {
  const result = { ...asked(name), outcome: 'MEETS', ...evidence } as const;
  expect(withoutIdentity(asked(name), result, person)).toEqual({ ...asked(name), ...untold });
});

test('met or not, what asks for words in no list looks the same', () => {
  const unknown = { ...asked('Miskatonic'), outcome: 'UNKNOWN', evidence: null, source: null } as const;
  expect(withoutIdentity(asked('Miskatonic'), unknown, person)).toEqual({
    ...asked('Miskatonic'),
    ...untold,
  });
  expect(withoutIdentity(asked('Miskatonic'), undefined, person)).toEqual({
    ...asked('Miskatonic'),
    ...untold,
  });
});

test('a quotation that says nothing about who it is is told', () => {
  const result = { ...asked('Excel'), outcome: 'MEETS', evidence: 'Excel, Word', source: 'RESUME' } as const;
  expect(withoutIdentity(asked('Excel'), result, person)).toEqual(result);
});
