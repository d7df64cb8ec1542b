import { describe, expect, it } from 'vitest';
import { PoolExplanation, Ranked } from '../../schemas/matching.ts';
import { explainPool, neutralOrder, rankCandidates } from '../../server/matching/rank.ts';
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
  it('names the must-have that removed most and what relaxing it would bring', () => {
    const job = jobOf('Accountant', ['Master', '30 years of experience']);
    const keys = ['a', 'b', 'c'];
    const matches = rankCandidates(
      job,
      keys.map((key) => candidateOf(accountant, { key })),
    );
    const explained = explainPool(job, matches);
    expect(PoolExplanation.parse(explained)).toEqual(explained);
    expect(explained).toMatchObject({ poolSize: 3, fitting: 0, notMet: 3, gain: 3 });
    expect(explained.sentence).toBe(
      '3 people were considered, and nobody fits even partly. All were held back by “Master”: 3 people do not meet it. As a nice-to-have it would bring 3 more people.',
    );
  });

  it('counts one as one, and promises nothing that relaxing would not bring', () => {
    const job = jobOf('Accountant', ['Welding', 'Forklift', 'Scaffolding']);
    const cooks = ['a', 'b'].map((key) => candidateOf(cook, { key }));
    const sentenceOf = (pool: typeof cooks) => explainPool(job, rankCandidates(job, pool)).sentence;
    expect(sentenceOf(cooks.slice(0, 1))).toBe(
      '1 person was considered, and nobody fits even partly. One was held back by “Welding”: 1 resume does not mention it.',
    );
    expect(sentenceOf(cooks)).toBe(
      '2 people were considered, and nobody fits even partly. All were held back by “Welding”: 2 resumes do not mention it.',
    );
  });

  it('counts only those who do not fit as held back', () => {
    const job = jobOf('Accountant', ['Accounting']);
    const { sentence } = explainPool(
      job,
      rankCandidates(
        job,
        [accountant, cook, nurse].map((text, index) => candidateOf(text, { key: `${index}` })),
      ),
    );
    expect(sentence).toBe(
      '3 people were considered and 1 fits at least partly. All of the others were held back by “Accounting”: 2 resumes do not mention it.',
    );
  });

  it('blames nothing when nobody was there', () => {
    expect(explainPool(jobOf('Accountant', ['CPA']), [])).toMatchObject({
      poolSize: 0,
      criterion: null,
      sentence: 'There was nobody to consider for Accountant.',
    });
  });
});
