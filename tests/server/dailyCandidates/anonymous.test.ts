/** A quotation of someone who is on no list says nothing about who it is. */
import { describe, expect, test } from 'vitest';
import { tells, withoutIdentity } from '../../../server/features/poolSearch/anonymous.ts';

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

test('a quotation that tells is withheld, and the outcome stays', () => {
  const result = { name: 'Excel', importance: 'MUST_HAVE', outcome: 'MEETS', source: 'RESUME' } as const;
  expect(withoutIdentity({ ...result, evidence: 'Excel at Bluebird' }, person)).toEqual({
    ...result,
    ...{ evidence: null, source: null, withheld: true },
  });
  expect(withoutIdentity({ ...result, evidence: 'Excel, Word' }, person)).toMatchObject({
    evidence: 'Excel, Word',
    withheld: false,
  });
});

test('what the profile says is withheld: it is the town', () => {
  const result = { name: 'Utah', importance: 'MUST_HAVE', outcome: 'MEETS', source: 'PROFILE' } as const;
  expect(withoutIdentity({ ...result, evidence: 'UT' }, person).withheld).toBe(true);
});
