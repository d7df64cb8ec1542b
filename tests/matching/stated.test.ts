/** Candidates' corrections count as their own words and never as the resume's. */
import { describe, expect, test } from 'vitest';
import type { MatchCandidate, Stated } from '../../server/matching/profile/prepare.ts';
import { profileOf } from '../../server/matching/profile/profile.ts';
import { readFacts } from '../../server/matching/reading/facts.ts';
import { matchCandidate } from '../../server/matching/scoring/match.ts';
import { poolStatistics } from '../../server/matching/scoring/pool.ts';

const text = `Ada Example
Accountant

EXPERIENCE
Accountant, Larkfield Ltd, January 2023 - December 2024
Closed the books every month in SAP and Excel.

SKILLS
SAP, Excel
`;

function match(stated: Stated, ...names: string[]) {
  const candidate: MatchCandidate = {
    key: 'a',
    facts: readFacts(text, '2026-06-01'),
    text,
    city: null,
    state: null,
    country: null,
    willingToRelocate: false,
    highestLevelOfEducation: null,
    stated,
  };
  const criteria = names.map((name) => ({ name, importance: 'MUST_HAVE' as const }));
  const job = { title: 'Accountant', description: 'Keep the books.', criteria };
  return matchCandidate(job, candidate, poolStatistics([profileOf(candidate)]));
}
const only = (stated: Stated, name: string) => match(stated, name).criteria[0];

describe('a skill', () => {
  test('that only the candidate names is met by the profile, said to be stated', () => {
    expect(only({}, 'QuickBooks')).toMatchObject({ outcome: 'UNKNOWN' });
    expect(only({ skills: ['SAP', 'Excel', 'QuickBooks'] }, 'QuickBooks')).toMatchObject({
      outcome: 'MEETS',
      source: 'PROFILE',
      evidence: 'The candidate stated: QuickBooks',
    });
  });

  test('that the resume says as well stays met by the resume', () => {
    expect(only({ skills: ['SAP', 'Excel'] }, 'SAP')).toMatchObject({ outcome: 'MEETS', source: 'RESUME' });
  });

  test('that the candidate has taken off counts no more, and does not count as a refusal', () => {
    expect(only({ skills: ['Excel'] }, 'SAP')).toMatchObject({
      outcome: 'UNKNOWN',
      evidence: null,
      source: null,
    });
  });
});

describe('years', () => {
  test.each([
    [1, 'DOES_NOT_MEET'],
    [4, 'PARTIAL'],
    [6, 'MEETS'],
  ])('stated as %i decide a wish for five', (yearsOfExperience, outcome) => {
    expect(only({ yearsOfExperience }, '5 years of experience')).toMatchObject({
      outcome,
      source: 'PROFILE',
      evidence: expect.stringMatching(/^The candidate stated: \d years? of experience$/),
    });
  });

  test('stated in all do not stand in for years on a topic', () => {
    const found = only({ yearsOfExperience: 20 }, '10 years in accounting');
    expect(found?.outcome).not.toBe('MEETS');
  });
});

test('a stated headline is weighed as a title but never quoted', () => {
  const nurse = match({ headline: 'Registered nurse' }, 'Registered nurse');
  expect(nurse.criteria[0]).toMatchObject({ outcome: 'UNKNOWN', evidence: null });
  expect(nurse.affinity).not.toBe(match({}, 'Registered nurse').affinity);
});

test('no evidence of a stated fact stands in the resume, and all other evidence does', () => {
  const { criteria } = match(
    { skills: ['SAP', 'QuickBooks'], yearsOfExperience: 9 },
    'SAP',
    'QuickBooks',
    '5 years of experience',
    'Excel',
  );
  for (const { evidence, source } of criteria) {
    if (source === 'RESUME') expect(text.replace(/\s+/g, ' ')).toContain(evidence);
    if (source === 'PROFILE') expect(evidence).toMatch(/^The candidate stated: /);
  }
});
