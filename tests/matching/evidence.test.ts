import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poolStatistics } from '../../server/matching/pool.ts';
import { prepareCandidate } from '../../server/matching/prepare.ts';
import { collapse, cut, maxQuoteLength, quoteAround } from '../../server/matching/quote.ts';
import { rankCandidates } from '../../server/matching/rank.ts';
import { accountant, candidateOf, cook, developer, jobOf, nurse, teacher } from './support.ts';

const criteria = [
  '5 years in accounting',
  '3 years of experience',
  'Bachelor in nursing',
  'High school diploma',
  'RN',
  'Excel',
  'Food safety',
  'Customer service',
  'Spanish or French',
  'CRM and sales',
  'Austin, TX',
  'Experience as a teacher',
  'and work closely with students',
];

/** Every quotation of facts and matches of these texts stands in them word for word. */
function expectVerbatim(texts: string[]) {
  const candidates = texts.map((text, i) => candidateOf(text, { key: String(i) }));
  const pool = poolStatistics(candidates.map(prepareCandidate));
  const matches = new Map(
    rankCandidates(jobOf('Accountant', criteria), candidates, pool).map((match) => [match.key, match]),
  );
  for (const { key, text, facts } of candidates) {
    const whole = collapse(text);
    const quotes = [...facts.positions, ...facts.education].map(({ quote }) => quote);
    for (const { evidence, source, outcome } of matches.get(key)?.criteria ?? []) {
      expect(evidence === null).toBe(outcome === 'UNKNOWN');
      if (source === 'RESUME' && evidence !== null) quotes.push(evidence);
    }
    for (const quote of quotes) {
      expect(quote.length).toBeLessThanOrEqual(maxQuoteLength);
      expect(whole).toContain(quote);
    }
  }
}

describe('a quotation', () => {
  it('stands in the resume word for word', () => {
    expectVerbatim([accountant, nurse, developer, cook, teacher]);
  });

  it('is a part of the text wherever it is taken from', () => {
    const text = fc.string({ unit: 'binary', maxLength: 600 });
    fc.assert(
      fc.property(text, fc.nat(600), fc.nat(20), (written, start, length) => {
        const from = Math.min(start, written.length);
        const quote = quoteAround(written, from, Math.min(written.length, from + length));
        expect(collapse(written)).toContain(quote);
        expect(quote.length).toBeLessThanOrEqual(maxQuoteLength);
        expect(collapse(written)).toContain(cut(collapse(written)));
      }),
    );
  });

  it('holds the words it is about', () => {
    const long = `${'filler words '.repeat(60)}needle ${'more words '.repeat(60)}`;
    const at = long.indexOf('needle');
    expect(quoteAround(long, at, at + 6)).toContain('needle');
  });
});

const texts = process.env.RESUME_TEXTS ?? '';

describe.skipIf(!fs.existsSync(texts))('with a folder of resume texts in RESUME_TEXTS', () => {
  it('every quotation stands in its resume word for word', () => {
    expectVerbatim(fs.readdirSync(texts).map((file) => fs.readFileSync(path.join(texts, file), 'utf8')));
  });
});
