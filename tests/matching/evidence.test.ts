import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createResumeReader } from '../../server/files/readResume.ts';
import { profileOf } from '../../server/matching/profile/profile.ts';
import { poolStatistics } from '../../server/matching/scoring/pool.ts';
import { rankCandidates } from '../../server/matching/scoring/rank.ts';
import { collapse, cut, maxQuoteLength, quoteAround } from '../../server/matching/text/quote.ts';
import { accountant, candidateOf, cook, developer, jobOf, nurse, outcomeOf, teacher } from './support.ts';

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

/** Every quotation of facts and matches of these texts stands in them word for word, one of two places in two parts. */
function expectVerbatim(texts: string[]) {
  const candidates = texts.map((text, i) => candidateOf(text, { key: String(i) }));
  const pool = poolStatistics(candidates.map(profileOf));
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
      for (const part of quote.split(' … ')) expect(whole).toContain(part);
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

describe('what is quoted', () => {
  const text = `Backend Engineer
Summary
Backend engineer with nine years of experience.
Skills
TypeScript
Redis
Kafka
Experience
Senior Backend Engineer
Acme Travel, Austin, TX
Mar 2021 - Present
• Lead four engineers on a booking platform in TypeScript that serves millions of
people a month. Ran the pager.
Backend Engineer Jun 2017 - Feb 2021
Old Mill Software, Austin, TX`;

  it('is a sentence about the work before a word of a list, over line breaks and without its bullet', () => {
    expect(outcomeOf('TypeScript', text).evidence).toBe(
      'Lead four engineers on a booking platform in TypeScript that serves millions of people a month.',
    );
  });

  it('is a list with its neighbours where there is nothing else', () => {
    expect(outcomeOf('Redis', text).evidence).toMatch(/Redis Kafka/);
  });

  it('is, for years, what is stated, or the newest and the oldest position', () => {
    expect(outcomeOf('5 years of experience', text).evidence).toBe(
      'Backend engineer with nine years of experience.',
    );
    expect(outcomeOf('8 years in backend development', text).evidence).toBe(
      'Senior Backend Engineer Acme Travel, Austin, TX Mar 2021 - Present … Backend Engineer Jun 2017 - Feb 2021 Old Mill Software, Austin, TX',
    );
  });

  it('is the degree that is asked for, whole', () => {
    const degrees = 'Education\nMaster of Science in Nursing, 2019\nBachelor of Science in Nursing, 2012';
    expect(outcomeOf('Bachelor in nursing', degrees).evidence).toBe('Bachelor of Science in Nursing, 2012');
    const narrow = 'Education\nBachelor of Science in\nNursing, 2012\nSome College';
    expect(outcomeOf('Bachelor in nursing', narrow).evidence).toBe('Bachelor of Science in Nursing, 2012');
  });
});

const data = path.resolve(import.meta.dirname, '../..', process.env.BENCH_DATA ?? '../shared/data');
const folder = path.join(data, 'resumes');
const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((_, index) => index % 12 === 0) : [];
const reader = createResumeReader();
afterAll(() => reader.close());

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('with resumes as people send them', () => {
  it('every quotation stands in its resume word for word', async ({ skip }) => {
    skip(files.length === 0, `There are no resumes in ${folder}.`);
    const read = files.map((file) => reader.read(fs.readFileSync(path.join(folder, file))));
    expectVerbatim((await Promise.all(read)).map(({ text }) => text));
  });

  it('a criterion that is met no longer rests on words that are taken out of the resume', async ({
    skip,
  }) => {
    skip(files.length === 0, `There are no resumes in ${folder}.`);
    const sample = files.filter((_, index) => index % 4 === 0);
    const read = sample.map((file) => reader.read(fs.readFileSync(path.join(folder, file))));
    for (const { text } of await Promise.all(read))
      for (const criterion of criteria) {
        const { outcome, evidence, source } = outcomeOf(criterion, text);
        if (outcome !== 'MEETS' || source !== 'RESUME' || evidence === null) continue;
        const words = evidence.split(' … ').map((part) => part.split(' '));
        const without = words.reduce(
          (rest, part) => rest.replaceAll(new RegExp(part.map(escaped).join('\\s+'), 'gu'), '\n'),
          text,
        );
        expect(without).not.toBe(text);
        expect(outcomeOf(criterion, without).evidence).not.toBe(evidence);
      }
  });
});
