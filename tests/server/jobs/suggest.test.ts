import { describe, expect, test } from 'vitest';
import type { Criterion, Outcome } from '../../../schemas/criteria.ts';
import type { PassReason } from '../../../schemas/dailyCandidate.ts';
import { estimateOf } from '../../../server/features/dailyRun/estimate.ts';
import { suggestCriteria } from '../../../server/features/dailyRun/suggest.ts';

type Pass = Parameters<typeof suggestCriteria>[1][number];
type Standing = Parameters<typeof estimateOf>[1][number];

const must = (name: string): Criterion => ({ name, importance: 'MUST_HAVE' });
const nice = (name: string): Criterion => ({ name, importance: 'NICE_TO_HAVE' });
const job = {
  title: 'Controller',
  city: 'Austin',
  state: 'TX',
  workplaceType: 'ONSITE' as const,
  criteria: [must('Accounting'), nice('IFRS'), nice('SAP')],
  dismissedSuggestions: [] as string[],
};
const pass = (
  reason: PassReason,
  outcomes: Record<string, Outcome> = {},
  yearsOfExperience: number | null = null,
): Pass => ({
  reasons: [reason],
  yearsOfExperience,
  criteria: Object.entries(outcomes).map(([name, outcome]) => ({
    ...nice(name),
    outcome,
    evidence: null,
    source: null,
  })),
});
const namesOf = (given: typeof job, passes: Pass[]) => suggestCriteria(given, passes).map(({ name }) => name);

describe('missing skills', () => {
  test('make must-haves of the nice-to-haves that most of the passed lack', () => {
    const passes = [
      pass('MISSING_SKILLS', { IFRS: 'UNKNOWN', SAP: 'MEETS' }),
      pass('MISSING_SKILLS', { IFRS: 'DOES_NOT_MEET', SAP: 'UNKNOWN' }),
    ];
    expect(suggestCriteria(job, passes)).toEqual([
      { ...must('IFRS'), why: { reason: 'MISSING_SKILLS', people: 2, years: null } },
      { ...must('SAP'), why: { reason: 'MISSING_SKILLS', people: 1, years: null } },
    ]);
  });
});

describe('what a suggestion would cost', () => {
  const standing = (outcomes: Record<string, Outcome>, told: Partial<Standing> = {}): Standing => ({
    criteria: pass('OTHER', outcomes).criteria,
    yearsOfExperience: null,
    city: null,
    state: null,
    ...told,
  });
  const why = (
    reason: 'MISSING_SKILLS' | 'NOT_ENOUGH_EXPERIENCE' | 'TOO_FAR' | 'WRONG_FIELD',
    years = 0,
  ) => ({
    reason,
    people: 1,
    years: reason === 'NOT_ENOUGH_EXPERIENCE' ? years : null,
  });

  test('counts picks that do not show a skill, those that say nothing of it too', () => {
    const picks = [standing({ IFRS: 'MEETS' }), standing({ IFRS: 'UNKNOWN' }), standing({ IFRS: 'PARTIAL' })];
    const suggestion = { name: 'IFRS', why: why('MISSING_SKILLS') };
    expect(estimateOf(suggestion, picks, job)).toEqual({ picks: 3, without: 2 });
  });

  test('counts picks with too few years', () => {
    const picks = [
      standing({}, { yearsOfExperience: 4 }),
      standing({}, { yearsOfExperience: 9 }),
      standing({}),
    ];
    const suggestion = { name: '5 years of experience', why: why('NOT_ENOUGH_EXPERIENCE', 4) };
    expect(estimateOf(suggestion, picks, job)).toEqual({ picks: 3, without: 2 });
  });

  test('counts picks who live elsewhere', () => {
    const picks = [
      standing({}, { city: 'austin', state: 'TX' }),
      standing({}, { city: 'Dallas', state: 'TX' }),
    ];
    const suggestion = { name: 'Based in Austin, TX', why: why('TOO_FAR') };
    expect(estimateOf(suggestion, picks, job)).toEqual({ picks: 2, without: 1 });
  });

  test('is not guessed where the lists do not tell', () => {
    expect(
      estimateOf({ name: 'Experience as Controller', why: why('WRONG_FIELD') }, [standing({})], job),
    ).toBeNull();
    expect(estimateOf({ name: 'IFRS', why: why('MISSING_SKILLS') }, [], job)).toBeNull();
  });
});

describe('not enough experience', () => {
  test('asks for more than the passed have', () => {
    const passes = [pass('NOT_ENOUGH_EXPERIENCE', {}, 1.5), pass('NOT_ENOUGH_EXPERIENCE', {}, 4)];
    expect(namesOf(job, passes)).toEqual(['5 years of experience']);
  });

  test('makes a must-have of the years that were nice to have', () => {
    const given = { ...job, criteria: [nice('5+ years in audit')] };
    expect(namesOf(given, [pass('NOT_ENOUGH_EXPERIENCE', {}, 2)])).toEqual(['5+ years in audit']);
  });

  test('says nothing when more is asked already, or when the years are not known', () => {
    const given = { ...job, criteria: [must('5 years in audit')] };
    expect(namesOf(given, [pass('NOT_ENOUGH_EXPERIENCE', {}, 2)])).toEqual([]);
    expect(namesOf(job, [pass('NOT_ENOUGH_EXPERIENCE')])).toEqual([]);
  });
});

describe('place and field', () => {
  test('ask for the job’s own', () => {
    expect(namesOf(job, [pass('TOO_FAR'), pass('WRONG_FIELD')])).toEqual([
      'Experience as Controller',
      'Based in Austin, TX',
    ]);
  });

  test('no place for remote work or where the job has none', () => {
    expect(suggestCriteria({ ...job, workplaceType: 'REMOTE' }, [pass('TOO_FAR')])).toEqual([]);
    expect(suggestCriteria({ ...job, city: null }, [pass('TOO_FAR')])).toEqual([]);
  });
});

test('nothing is suggested that was turned down or is there already, whatever its case', () => {
  const given = {
    ...job,
    dismissedSuggestions: ['based in austin, tx'],
    criteria: [must('experience as CONTROLLER')],
  };
  expect(namesOf(given, [pass('TOO_FAR'), pass('WRONG_FIELD')])).toEqual([]);
});

test('being overqualified, or other reasons, say nothing about criteria', () => {
  expect(namesOf(job, [pass('OVERQUALIFIED'), pass('OTHER')])).toEqual([]);
});
