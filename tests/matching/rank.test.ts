import { describe, expect, it } from 'vitest';
import { PoolExplanation, Ranked } from '../../schemas/matching.ts';
import { neutralOrder } from '../../server/matching/scoring/neutralOrder.ts';
import { explainPool, rankCandidates } from '../../server/matching/scoring/rank.ts';
import { accountant, candidateOf, cook, developer, jobOf, nurse, teacher } from './support.ts';

const pool = () =>
  Object.entries({ accountant, nurse, developer, cook, teacher }).map(([key, text]) =>
    candidateOf(text, { key }),
  );
const first = (title: string, description = '') =>
  rankCandidates(jobOf(title, [], description), pool())[0]?.key;

describe('ranking', () => {
  it.each([
    ['Registered Nurse - ICU', 'nurse'],
    ['RNs wanted!!', 'nurse'],
    ['Financial Accountant', 'accountant'],
    ['Bookkeeper', 'accountant'],
    ['Backend Developer', 'developer'],
    ['Sous Chef', 'cook'],
    ['Math Teacher, Middle School', 'teacher'],
    ['Team member', 'cook', 'You cook sauces, work the grill and keep the kitchen to food safety rules.'],
  ])('puts the right person first for %s', (title, key, description = '') => {
    expect(first(title, description)).toBe(key);
  });

  it('gives every candidate a place and a match of the agreed shape', () => {
    const ranked = rankCandidates(jobOf('Nurse', ['RN']), pool());
    expect(ranked.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
    for (const one of ranked) expect(Ranked.parse(one)).toEqual(one);
  });

  it('comes out the same whatever the order of the pool', () => {
    const job = jobOf('Teacher', ['Bachelor', 'Spanish']);
    const keys = rankCandidates(job, pool()).map(({ key }) => key);
    expect(rankCandidates(job, pool().reverse()).map(({ key }) => key)).toEqual(keys);
  });

  it('orders equals by nothing that has to do with their names', () => {
    const keys = ['anna@a.example', 'bob@a.example', 'zoe@a.example', 'carl@a.example'];
    const ranked = rankCandidates(
      jobOf('Cook', ['Cooking']),
      keys.map((key) => candidateOf(cook, { key })),
    ).map(({ key }) => key);
    expect(ranked).toEqual(keys.toSorted((a, b) => neutralOrder(a) - neutralOrder(b)));
  });

  it('ranks nobody for an empty pool', () => {
    expect(rankCandidates(jobOf('Cook'), [])).toEqual([]);
  });
});

describe('explaining a short list', () => {
  const rankAll = (job: ReturnType<typeof jobOf>, texts: readonly string[]) =>
    rankCandidates(
      job,
      texts.map((text, index) => candidateOf(text, { key: `${index}` })),
    );

  it('names the must-have that removed most and what relaxing it would bring', () => {
    const job = jobOf('Accountant', ['Master', '30 years of experience']);
    const explained = explainPool(rankAll(job, [accountant, accountant, accountant]));
    expect(PoolExplanation.parse(explained)).toEqual(explained);
    expect(explained).toEqual({
      ...{ poolSize: 3, fitting: 0, criterion: 'Master' },
      ...{ notMet: 3, notStated: 0, gain: 3 },
    });
  });

  it('promises nothing that relaxing would not bring', () => {
    const job = jobOf('Accountant', ['Welding', 'Forklift', 'Scaffolding']);
    const explained = explainPool(rankAll(job, [cook, cook]));
    expect(explained).toMatchObject({ criterion: 'Welding', notStated: 2, gain: 0 });
  });

  it('counts only those who do not fit as held back', () => {
    const explained = explainPool(rankAll(jobOf('Accountant', ['Accounting']), [accountant, cook, nurse]));
    expect(explained).toMatchObject({ poolSize: 3, fitting: 1, criterion: 'Accounting', notStated: 2 });
  });

  it('blames nothing when nobody was there', () => {
    expect(explainPool([])).toMatchObject({ poolSize: 0, criterion: null });
  });
});
