/** Broken words are put together only where that is sure. */
import { describe, expect, it } from 'vitest';
import { mendWords } from '../../server/files/mendWords.ts';
import { withoutRunningLines } from '../../server/files/runningLines.ts';

describe('ligatures that a font has lost', () => {
  it.each([
    [
      'with a space in their place',
      'Ran the of ce of a certi ed accountant with a sta of nine. Ef cient work ow, pro table di erent clients.',
      'Ran the office of a certified accountant with a staff of nine. Efficient workflow, pro table different clients.',
    ],
    [
      'without a trace',
      'Ofce manager, certied in nancial reporting; congured benets and trafc reports.',
      'Office manager, certified in financial reporting; configured benefits and traffic reports.',
    ],
  ])('come back %s', (_, broken, whole) => {
    expect(mendWords(broken)).toBe(whole);
  });

  it.each([
    'Ben Ted worked of late in San Fe with an ERP and a CNC. Pro tips: be at ease.',
    'One certi ed clerk, and nothing else that is broken.',
    'Officer Stang lives in Cofer; office staff, certified, qualified.',
  ])('are not looked for in "%s"', (text) => {
    expect(mendWords(text)).toBe(text);
  });
});

describe('a word parted at the end of a line', () => {
  it.each([
    [
      'loses a hyphen that only parted it',
      'Led the develop-\nment of tools',
      'Led the development\nof tools',
    ],
    ['keeps a hyphen of its own', 'A self-\nmotivated clerk', 'A self-motivated\nclerk'],
    ['keeps the hyphen of a letter', 'Ran T-\ntests weekly', 'Ran T-tests\nweekly'],
    ['takes its stop along', 'in manage-\nment, then sales', 'in management,\nthen sales'],
    [
      'stays when a name or a number follows',
      'Sales-\nForce and 2010-\n2012',
      'Sales-\nForce and 2010-\n2012',
    ],
  ])('%s', (_, parted, whole) => {
    expect(mendWords(parted)).toBe(whole);
  });
});

describe('letters set apart', () => {
  it.each([
    ['E X P E R I E N C E', 'EXPERIENCE'],
    ['W O R K   H I S T O R Y', 'WORK HISTORY'],
    ['W O R K H I S T O R Y', 'WORK HISTORY'],
    ['A B plus of C D', 'A B plus of C D'],
  ])('%s → %s', (apart, together) => {
    expect(mendWords(apart)).toBe(together);
  });
});

describe('heads and feet of pages', () => {
  it('are read once, and numbers of pages not at all', () => {
    const story = ['Kept hives', 'Sold honey', 'Won prizes', 'Taught others'];
    const page = (number: number, lines: string[]) => [
      'Odalys Quintero, Beekeeper',
      ...lines,
      `Page ${number} of 2`,
    ];
    expect(withoutRunningLines([page(1, story), page(2, story.toReversed())])).toEqual([
      ['Odalys Quintero, Beekeeper', ...story],
      story.toReversed(),
    ]);
  });
});
