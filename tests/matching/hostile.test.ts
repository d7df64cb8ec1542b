import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ResumeFacts } from '../../schemas/facts.ts';
import { proposeCriteria } from '../../server/matching/posting/propose.ts';
import { readFacts } from '../../server/matching/reading/facts.ts';
import { candidateOf, jobOf, match, today } from './support.ts';

const megabyte = 1_000_000;
const fill = (part: string) => part.repeat(Math.ceil(megabyte / part.length));

const hostile: Record<string, string> = {
  nothing: '',
  'white space': fill(' \n\t'),
  'one endless word': fill('a'),
  'one word over and over': fill('accountant '),
  symbols: fill('@#$%^&*()'),
  digits: fill('0123456789'),
  dates: fill('01/2010 to 02/2012 '),
  'open dates': fill('Jan 2010 - '),
  'at signs': fill('a@'),
  dots: fill('a.'),
  slashes: fill('a/b'),
  capitals: fill('aB'),
  degrees: fill('Bachelor of '),
  years: fill('5 years of '),
  places: fill('New York, '),
  brackets: fill('('),
  'angle brackets': fill('<a'),
  entities: fill('&amp;#'),
  emoji: fill('👩🏽‍🍳'),
  'nul bytes': fill('\u0000'),
  'lone surrogates': fill('\ud800'),
  'combining marks': fill('e\u0301\u0301\u0301'),
};

describe.each(Object.entries(hostile))('a text of %s', (_, text) => {
  it('is read, matched and proposed from in reasonable time', () => {
    const before = process.threadCpuUsage();
    const facts = readFacts(text, today);
    ResumeFacts.parse(facts);
    const { score } = match(
      jobOf('Accountant', ['5 years in accounting', 'Bachelor', 'Excel']),
      candidateOf(text),
    );
    expect(score).toBeGreaterThanOrEqual(0);
    expect(proposeCriteria({ title: text.slice(0, 150), description: text }).length).toBeLessThanOrEqual(10);
    // Processor time, so that other work on the machine does not count.
    const { user } = process.threadCpuUsage(before);
    expect(user / 1e6).toBeLessThan(15);
  });
});

it('takes any criterion for any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.string({ maxLength: 300 }),
      (name, text) => {
        const [result] = match(jobOf('Any', [name]), candidateOf(text)).criteria;
        expect(result?.evidence === null).toBe(result?.outcome === 'UNKNOWN');
      },
    ),
  );
});
