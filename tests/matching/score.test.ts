import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Importance, Outcome } from '../../schemas/criteria.ts';
import { bandFloor, bandOf, capOf, scoreOf, summaryOf } from '../../server/matching/score.ts';

const must = (...outcomes: (typeof Outcome.options)[number][]) =>
  outcomes.map((outcome) => ({ importance: 'MUST_HAVE' as const, outcome }));
const perfect = { affinity: 1, overlap: 1 };

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
    [['MEETS', 'MEETS', 'UNKNOWN'], 'GOOD'],
    [['MEETS', 'PARTIAL'], 'GOOD'],
    [['MEETS', 'UNKNOWN', 'UNKNOWN'], 'PARTIAL'],
    [['MEETS', 'MEETS', 'MEETS', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN'], 'PARTIAL'],
    [['MEETS', 'MEETS', 'MEETS', 'PARTIAL', 'PARTIAL', 'PARTIAL'], 'PARTIAL'],
    [['MEETS', 'MEETS', 'MEETS', 'MEETS', 'UNKNOWN', 'UNKNOWN'], 'GOOD'],
    [['MEETS', 'MEETS', 'MEETS', 'DOES_NOT_MEET'], 'PARTIAL'],
    [['MEETS', 'MEETS', 'DOES_NOT_MEET', 'DOES_NOT_MEET'], 'LIMITED'],
    [['UNKNOWN', 'UNKNOWN'], 'LIMITED'],
  ] as const)('%j allows at most %s', (outcomes, band) => {
    expect(bandOf(capOf(must(...outcomes)))).toBe(band);
    expect(scoreOf(must(...outcomes), perfect).band).toBe(band);
  });

  it('while nice-to-haves do not', () => {
    expect(capOf([{ importance: 'NICE_TO_HAVE', outcome: 'DOES_NOT_MEET' }])).toBe(100);
  });
});

describe('the score', () => {
  it('is a whole number from 0 to 100 that tells the band', () => {
    fc.assert(
      fc.property(criteria, unit, unit, (list, affinity, overlap) => {
        const { score, band } = scoreOf(list, { affinity, overlap });
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        expect(score).toBeGreaterThanOrEqual(bandFloor[band]);
        expect(bandOf(score)).toBe(band);
      }),
    );
  });

  it('never falls when a criterion comes out better', () => {
    const order = ['UNKNOWN', 'PARTIAL', 'MEETS'] as const;
    fc.assert(
      fc.property(criteria, unit, fc.constantFrom(0, 1), (list, affinity, step) => {
        const worse = [{ importance: 'MUST_HAVE' as const, outcome: order[step] ?? 'UNKNOWN' }, ...list];
        const better = [{ importance: 'MUST_HAVE' as const, outcome: order[step + 1] ?? 'MEETS' }, ...list];
        const parts = { affinity, overlap: 0.2 };
        expect(scoreOf(better, parts).score).toBeGreaterThanOrEqual(scoreOf(worse, parts).score);
      }),
    );
  });

  it('gives no point for what is not said', () => {
    const said = scoreOf(must('MEETS', 'UNKNOWN'), { affinity: 0.5, overlap: 0.1 }).fine;
    const denied = scoreOf(must('MEETS', 'DOES_NOT_MEET'), { affinity: 0.5, overlap: 0.1 }).fine;
    expect(said).toBe(denied);
  });
});

it('sums up what is met', () => {
  expect(summaryOf([...must('MEETS', 'PARTIAL'), { importance: 'NICE_TO_HAVE', outcome: 'MEETS' }])).toBe(
    '1/2 must-haves, 1/1 nice-to-haves',
  );
  expect(summaryOf([])).toBe('No criteria');
});
