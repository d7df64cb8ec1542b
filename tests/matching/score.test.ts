import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Importance, Outcome } from '../../schemas/criteria.ts';
import { bandFloor, bandOf, capOf, scoreOf, summaryOf } from '../../server/matching/scoring/score.ts';
import { shippedWeights } from '../../server/matching/scoring/weights.ts';

const must = (...outcomes: (typeof Outcome.options)[number][]) =>
  outcomes.map((outcome) => ({ importance: 'MUST_HAVE' as const, outcome }));
const perfect = { affinity: 1, overlap: 1 };
const chosen = { weights: shippedWeights, isChosen: true };

const criteria = fc.array(
  fc.record({
    importance: fc.constantFrom(...Importance.options),
    outcome: fc.constantFrom(...Outcome.options),
  }),
  { maxLength: 12 },
);
const unit = fc.double({ min: 0, max: 1, noNaN: true });

describe('must-haves cap', () => {
  it.each([
    [['MEETS', 'MEETS', 'MEETS'], 'STRONG'],
    [['MEETS', 'MEETS', 'MEETS', 'MEETS', 'PARTIAL'], 'STRONG'],
    [['MEETS', 'PARTIAL'], 'STRONG'],
    [['PARTIAL', 'PARTIAL'], 'GOOD'],
    [['UNKNOWN'], 'GOOD'],
    [['MEETS', 'MEETS', 'MEETS', 'MEETS', 'MEETS', 'UNKNOWN'], 'GOOD'],
    [['PARTIAL', 'UNKNOWN', 'UNKNOWN'], 'GOOD'],
    [['UNKNOWN', 'UNKNOWN'], 'PARTIAL'],
    [['MEETS', 'MEETS', 'MEETS', 'DOES_NOT_MEET'], 'PARTIAL'],
    [['MEETS', 'MEETS', 'DOES_NOT_MEET', 'DOES_NOT_MEET'], 'LIMITED'],
  ] as const)('%j allows at most %s where the recruiter chose them', (outcomes, band) => {
    expect(bandOf(capOf(must(...outcomes), true))).toBe(band);
    expect(scoreOf(must(...outcomes), perfect, chosen).band).toBe(band);
  });

  it('for silence only where the recruiter chose them', () => {
    expect(capOf(must('UNKNOWN', 'UNKNOWN'), false)).toBe(100);
  });

  it('a band less where they were only proposed', () => {
    expect(bandOf(capOf(must('MEETS', 'DOES_NOT_MEET'), false))).toBe('GOOD');
    expect(bandOf(capOf(must('DOES_NOT_MEET', 'DOES_NOT_MEET', 'MEETS'), false))).toBe('PARTIAL');
  });

  it('while nice-to-haves do not', () => {
    expect(capOf([{ importance: 'NICE_TO_HAVE', outcome: 'DOES_NOT_MEET' }], true)).toBe(100);
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
        const worse = [{ importance: 'MUST_HAVE' as const, outcome: order[step] ?? 'UNKNOWN' }, ...list];
        const better = [{ importance: 'MUST_HAVE' as const, outcome: order[step + 1] ?? 'MEETS' }, ...list];
        const parts = { affinity, overlap: 0.2 };
        expect(scoreOf(better, parts, chosen).score).toBeGreaterThanOrEqual(
          scoreOf(worse, parts, chosen).score,
        );
      }),
    );
  });

  it('gives no point for what is not said, and takes none', () => {
    const fineOf = (...outcomes: (typeof Outcome.options)[number][]) =>
      scoreOf(must(...outcomes), { affinity: 0.5, overlap: 0.1 }, chosen).fine;
    expect(fineOf('UNKNOWN', 'UNKNOWN')).toBe(fineOf());
    expect(fineOf('UNKNOWN', 'MEETS')).toBeGreaterThan(fineOf());
    expect(fineOf('UNKNOWN', 'DOES_NOT_MEET')).toBeLessThan(fineOf());
  });
});

it('sums up what is met', () => {
  expect(summaryOf([...must('MEETS', 'PARTIAL'), { importance: 'NICE_TO_HAVE', outcome: 'MEETS' }])).toBe(
    '1/2 must-haves, 1/1 nice-to-haves',
  );
  expect(summaryOf([])).toBe('No criteria');
});
