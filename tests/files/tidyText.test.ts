/** Text from resumes as it is kept. */
import { describe, expect, it } from 'vitest';
import { tidyText } from '../../server/files/tidyText.ts';

describe('tidied text', () => {
  it.each([
    ['line ends of any system', 'a\r\nb\rc\nd\u2028e', 'a\nb\nc\nd\ne'],
    ['hard and other wide spaces', 'a\u00A0b\u2003c', 'a b c'],
    ['ligatures', 'of\uFB01ce work\uFB02ow', 'office workflow'],
    ['what cannot be seen or stored', 'a\u0000b\u200Bc\u00ADd\uFEFF\uD800e', 'abcde'],
    ['blank lines beyond one', 'a\n\n\n\nb  \n \nc', 'a\n\nb\n\nc'],
  ])('unifies %s', (_, raw, tidy) => {
    expect(tidyText(raw)).toBe(tidy);
  });

  it.each([
    ['2016 â€“ 2020', '2016 – 2020'],
    ['CafÃ© manager', 'Café manager'],
    ['results-orientedÂ team', 'results-oriented team'],
    ['Company Name ï¼ City', 'Company Name, City'],
    ['Ã¢â‚¬â€œ twice', '– twice'],
  ])('repairs %s', (damaged, repaired) => {
    expect(tidyText(damaged)).toBe(repaired);
  });

  it('leaves good text in other languages alone', () => {
    const text = 'Âge: 40, São Paulo, Ærø, naïve œuvre, Łódź, Ελλάδα, 東京';
    expect(tidyText(text)).toBe(text);
  });

  it.each([
    ['blanks', ' '],
    ['tabs', '\t'],
    ['wide spaces', '\u2003'],
    ['lines', '\n'],
    ['blank lines', ' \n'],
  ])('takes no longer for each of many %s', (_, piece) => {
    const many = piece.repeat(4_900_000 / piece.length);
    const { user } = process.cpuUsage();
    const words = tidyText(`${many}x${many}y`).split(/\s/).filter(Boolean);
    expect(words).toEqual(['x', 'y']);
    // With the square of them it would be hours.
    expect((process.cpuUsage().user - user) / 1e6).toBeLessThan(30);
  });

  it('keeps the gap between columns', () => {
    expect(tidyText('Charge Nurse   2019\tHouston')).toBe('Charge Nurse   2019\tHouston');
  });
});
