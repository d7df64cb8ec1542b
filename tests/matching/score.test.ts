import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Importance, Outcome } from '../../schemas/criteria.ts';
import { bandFloor, bandOf, type Judged, scoreOf, summaryOf } from '../../server/matching/scoring/score.ts';
import { shippedWeights } from '../../server/matching/scoring/weights.ts';

const must = (...outcomes: (typeof Outcome.options)[number][]): Judged[] =>
  outcomes.map((outcome) => ({ importance: 'MUST_HAVE', outcome, isCredential: false }));
const nice = (...outcomes: (typeof Outcome.options)[number][]): Judged[] =>
  must(...outcomes).map((one) => ({ ...one, importance: 'NICE_TO_HAVE' }));
const perfect = { affinity: 1, overlap: 1 };
const chosen = { weights: shippedWeights, isChosen: true };
const proposed = { weights: shippedWeights, isChosen: false };

const criteria: fc.Arbitrary<Judged[]> = fc.array(
  fc.record({
    importance: fc.constantFrom(...Importance.options),
    outcome: fc.constantFrom(...Outcome.options),
    isCredential: fc.boolean(),
  }),
  { maxLength: 12 },
);
const unit = fc.double({ min: 0, max: 1, noNaN: true });

describe('a band is what its name says', () => {
  it.each([
    [['MEETS', 'MEETS', 'MEETS'], 'STRONG'],
    [['MEETS', 'MEETS', 'MEETS', 'MEETS', 'PARTIAL'], 'STRONG'],
    [['MEETS', 'PARTIAL'], 'STRONG'],
    [['PARTIAL'], 'PARTIAL'],
    [['PARTIAL', 'PARTIAL'], 'PARTIAL'],
    [['UNKNOWN'], 'PARTIAL'],
    [['UNKNOWN', 'UNKNOWN'], 'PARTIAL'],
    [['MEETS', 'UNKNOWN'], 'PARTIAL'],
    [['MEETS', 'MEETS', 'UNKNOWN'], 'GOOD'],
    [['MEETS', 'MEETS', 'MEETS', 'MEETS', 'PARTIAL', 'UNKNOWN'], 'GOOD'],
    [['MEETS', 'MEETS', 'MEETS', 'UNKNOWN', 'PARTIAL', 'UNKNOWN'], 'PARTIAL'],
    [['MEETS', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'PARTIAL'], 'PARTIAL'],
    [['MEETS', 'MEETS', 'MEETS', 'DOES_NOT_MEET'], 'PARTIAL'],
    [['MEETS', 'MEETS', 'DOES_NOT_MEET', 'DOES_NOT_MEET'], 'LIMITED'],
  ] as const)('%j allows at most %s, whether the criteria were chosen or proposed', (outcomes, band) => {
    for (const rules of [chosen, proposed])
      expect(scoreOf(must(...outcomes), perfect, rules).band).toBe(band);
  });

  it.each(['UNKNOWN', 'PARTIAL'] as const)(
    'a licence or language that is %s keeps anyone below GOOD',
    (outcome) => {
      const others = must('MEETS', 'MEETS', 'MEETS', 'MEETS', 'MEETS');
      const licence: Judged = { importance: 'MUST_HAVE', outcome, isCredential: true };
      expect(scoreOf([...others, licence], perfect, chosen).band).toBe('PARTIAL');
      expect(scoreOf([...others, { ...licence, outcome: 'MEETS' }], perfect, chosen).band).toBe('STRONG');
      expect(scoreOf([...others, { ...licence, importance: 'NICE_TO_HAVE' }], perfect, chosen).band).toBe(
        'STRONG',
      );
    },
  );

  it('any number of nice-to-haves makes up for no must-have', () => {
    const extras = nice(...Array.from({ length: 10 }, () => 'MEETS' as const));
    for (const outcome of ['UNKNOWN', 'DOES_NOT_MEET'] as const)
      expect(scoreOf([...must(outcome), ...extras], perfect, chosen).band).toBe('PARTIAL');
  });

  it('nobody is GOOD for a job without must-haves unless a wish of it is met', () => {
    expect(scoreOf([], perfect, chosen).band).toBe('PARTIAL');
    expect(scoreOf(nice('UNKNOWN', 'DOES_NOT_MEET'), perfect, chosen).band).toBe('PARTIAL');
    expect(scoreOf(nice('UNKNOWN', 'MEETS'), perfect, chosen).band).toBe('GOOD');
  });

  it('must-haves that are met make nobody fit whose career is another', () => {
    expect(scoreOf(must('MEETS', 'MEETS'), { affinity: -1, overlap: 0 }, chosen).band).toBe('LIMITED');
  });
});

describe('among people of one band', () => {
  const near = { affinity: 1, overlap: 1 };
  const far = { affinity: 0.4, overlap: 0.2 };

  it('the share of must-haves that are met decides before everything else', () => {
    const two = scoreOf(must('MEETS', 'MEETS', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN'), near, chosen);
    const three = scoreOf(must('MEETS', 'MEETS', 'MEETS', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN'), far, chosen);
    expect([two.band, three.band]).toEqual(['PARTIAL', 'PARTIAL']);
    expect(three.score).toBeGreaterThan(two.score);
  });

  it('what a recruiter asked for and is met in part does not decide before everything else', () => {
    const whole = scoreOf(must('MEETS', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN'), near, chosen);
    const inPart = scoreOf(must('MEETS', 'PARTIAL', 'PARTIAL', 'UNKNOWN'), far, chosen);
    expect([whole.band, inPart.band]).toEqual(['PARTIAL', 'PARTIAL']);
    expect(whole.score).toBeGreaterThan(inPart.score);
  });

  it('those with the same share come in the order of everything else, with numbers of their own', () => {
    const of = (affinity: number) =>
      scoreOf(must('MEETS', 'MEETS', 'UNKNOWN'), { affinity, overlap: 0.9 }, chosen);
    const scored = [0.7, 0.8, 0.9, 1].map(of);
    expect(scored.map(({ band }) => band)).toEqual(['GOOD', 'GOOD', 'GOOD', 'GOOD']);
    expect(scored.map(({ fine }) => fine)).toEqual(scored.map(({ fine }) => fine).toSorted((a, b) => a - b));
    expect(new Set(scored.map(({ fine }) => fine)).size).toBe(4);
  });
});

describe('the score', () => {
  it('is a whole number from 0 to 100 that tells the band', () => {
    fc.assert(
      fc.property(criteria, unit, unit, (list, affinity, overlap) => {
        const { score, band } = scoreOf(list, { affinity, overlap }, chosen);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(score).toBeGreaterThanOrEqual(bandFloor[band]);
        expect(bandOf(score)).toBe(band);
      }),
    );
  });

  it('never falls when a criterion comes out better', () => {
    const order = ['DOES_NOT_MEET', 'UNKNOWN', 'PARTIAL', 'MEETS'] as const;
    fc.assert(
      fc.property(criteria, unit, fc.constantFrom(0, 1, 2), (list, affinity, step) => {
        const outcomes = (at: number) => [...must(order[at] ?? 'MEETS'), ...list];
        const parts = { affinity, overlap: 0.2 };
        expect(scoreOf(outcomes(step + 1), parts, chosen).score).toBeGreaterThanOrEqual(
          scoreOf(outcomes(step), parts, chosen).score,
        );
      }),
    );
  });

  it('puts who does not say it before who does not meet it, and behind who does', () => {
    const scores = (['DOES_NOT_MEET', 'UNKNOWN', 'PARTIAL', 'MEETS'] as const).map(
      (outcome) => scoreOf(must(outcome, 'MEETS'), { affinity: 0.5, overlap: 0.1 }, chosen).fine,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(new Set(scores).size).toBe(4);
  });
});

it('sums up what is met', () => {
  expect(summaryOf([...must('MEETS', 'PARTIAL'), ...nice('MEETS')])).toBe(
    '1/2 must-haves, 1/1 nice-to-haves',
  );
  expect(summaryOf([])).toBe('No criteria');
});
