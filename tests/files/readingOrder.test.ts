/** In which order a page is read, whatever order its file has. */
import { describe, expect, it } from 'vitest';
import { extractText } from '../../server/files/extractText.ts';
import { makePdf } from './support/makeFiles.ts';

type Draw = [text: string, x: number, y: number];

/** A page with these texts where they are put, drawn in this order; y grows downwards. */
async function read(drawn: readonly Draw[], draw: (document: PDFKit.PDFDocument) => void = () => undefined) {
  const bytes = await makePdf([], { margin: 0 }, (document) => {
    document.fontSize(10);
    for (const [text, x, y] of drawn) document.text(text, x, y, { lineBreak: false });
    draw(document);
  });
  return (await extractText(bytes)).text;
}

const onLine = { lineBreak: false, baseline: 'alphabetic' } as const;

const down = (x: number, texts: readonly string[], from = 100): Draw[] =>
  texts.map((text, index) => [text, x, from + 14 * index]);
/** Drawn line by line over the whole page, as printers do. */
const rowByRow = (drawn: readonly Draw[]) => drawn.toSorted((a, b) => a[2] - b[2] || a[1] - b[1]);

const side = ['Skills', 'Propagation', 'Grafting', 'Soil testing', 'Contact', '555-0101', 'Boise, ID'];
const story = [
  'Experience',
  'Nursery Manager, Sagebrush Gardens',
  'Raised ninety thousand seedlings a year and',
  'sold them to landscapers in three states.',
  'Gardener, City of Nampa',
  'Kept eleven parks and their old trees in',
  'good health through two dry summers.',
];

describe('a page with columns', () => {
  it('reads a side bar on the left as its own part, though the file goes row by row', async () => {
    const text = await read(rowByRow([...down(50, side), ...down(220, story)]));
    expect(text).toBe(`${side.join('\n')}\n\n${story.join('\n')}`);
  });

  it('reads a side bar on the right behind the story', async () => {
    const text = await read(rowByRow([...down(50, story), ...down(400, side)]));
    expect(text).toBe(`${story.join('\n')}\n\n${side.join('\n')}`);
  });

  it('reads what spans both columns before and behind them', async () => {
    const top: Draw = [
      'Wilhelmina Achterberg, horticulturist of twenty years in dry and cold places',
      50,
      60,
    ];
    const foot: Draw = [
      'References and a list of the plants raised are gladly sent to those who ask for',
      50,
      240,
    ];
    const text = await read(rowByRow([top, ...down(50, side), ...down(220, story), foot]));
    expect(text).toBe([top[0], side.join('\n'), story.join('\n'), foot[0]].join('\n\n'));
  });

  it('begins with the column that has the name', async () => {
    const text = await read([], (document) => {
      document.fontSize(24).text('Wilhelmina', 220, 70, { lineBreak: false }).fontSize(10);
      for (const [index, words] of story.entries()) {
        document.text(words, 220, 100 + 14 * index, { lineBreak: false });
        document.text(side[index] ?? '', 50, 100 + 14 * index, { lineBreak: false });
      }
    });
    expect(text.startsWith('Wilhelmina')).toBe(true);
  });

  it('takes columns apart where neither has a heading but their sentences go on', async () => {
    const left = [
      'My first trade was the care of',
      'trees that had stood for longer',
      'than the houses around them in',
      'a town by the river.',
    ];
    const right = [
      'Later I learned to raise them',
      'from seed and to sell them to',
      'people who wanted shade in',
      'their own lifetime.',
    ];
    const text = await read(rowByRow([...down(50, left), ...down(320, right)]));
    expect(text).toBe(`${left.join('\n')}\n\n${right.join('\n')}`);
  });
});

describe('rows', () => {
  it('keeps dates beside what happened then', async () => {
    const jobs = [
      'Nursery Manager, Sagebrush Gardens',
      'Gardener, City of Nampa',
      'Apprentice, Old Mill Farm',
      'Helper, Old Mill Farm',
    ];
    const dates = ['2018 - Present', '2012 - 2018', '2010 - 2012', '2009 - 2010'];
    const text = await read(rowByRow([...down(50, jobs), ...down(400, dates)]));
    expect(text.split('\n')).toEqual(jobs.map((job, index) => `${job}   ${dates[index]}`));
  });

  it('keeps the cells of a table in their rows', async () => {
    const rows = [
      ['Plant', 'Zone', 'Sold in'],
      ['Bur oak', 'Three', 'Spring'],
      ['Ginkgo', 'Four', 'Autumn'],
      ['Larch', 'Two', 'Spring'],
    ];
    const drawn = rows.flatMap((cells, row) =>
      cells.map((cell, column): Draw => [cell, 50 + 150 * column, 100 + 16 * row]),
    );
    expect((await read(drawn)).split('\n')).toEqual(rows.map((cells) => cells.join('   ')));
  });

  it('puts a heading that stands beside its section on a line of its own', async () => {
    const text = await read([
      ['Education', 50, 100],
      ['Diploma in Horticulture, Treasure Valley College', 200, 100],
    ]);
    expect(text).toBe('Education\nDiploma in Horticulture, Treasure Valley College');
  });
});

describe('what is drawn in odd ways', () => {
  it('is read from the top when the head of the page is drawn last', async () => {
    const text = await read([...down(50, story), ['Wilhelmina Achterberg, Nursery Manager', 50, 60]]);
    expect(text).toBe(`Wilhelmina Achterberg, Nursery Manager\n\n${story.join('\n')}`);
  });

  it('is read once when it is drawn twice to look bold', async () => {
    const text = await read(
      story.flatMap((words, index): Draw[] => [
        [words, 50, 100 + 14 * index],
        [words, 50.4, 100 + 14 * index],
      ]),
    );
    expect(text).toBe(story.join('\n'));
  });

  it('is not read where it lies off the page or is too small to see', async () => {
    const text = await read([...down(50, story), ['ninja rockstar guru', 50, 2000]], (document) => {
      document.fontSize(1).text('synergy leverage paradigm', 50, 400, { lineBreak: false });
    });
    expect(text).toBe(story.join('\n'));
  });

  it('is read upright, behind the rest, where it is turned by a quarter', async () => {
    const text = await read(down(150, story), (document) => {
      document.rotate(-90, { origin: [60, 400] });
      document.text('Portfolio of Plants', 60, 400, { lineBreak: false });
    });
    expect(text).toBe(`${story.join('\n')}\n\nPortfolio of Plants`);
  });

  it('has bullets where a symbol font draws letters as such', async () => {
    const text = await read([], (document) => {
      for (const [index, words] of story.entries()) {
        document.font('ZapfDingbats').text('n', 50, 100 + 14 * index, onLine);
        document.font('Helvetica').text(words, 70, 100 + 14 * index, onLine);
      }
    });
    expect(text.split('\n')).toEqual(
      story.map((words) => expect.stringMatching(`^[^A-Za-z0-9\\s]+ ${words}$`)),
    );
  });
});

describe('a page that cannot be read', () => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
    'base64',
  );

  it('is told by its number when the others have text, and an empty one is not', async () => {
    const bytes = await makePdf(story, {}, (document) => {
      document
        .addPage()
        .addPage()
        .image(picture, 0, 0, { width: 600 })
        .addPage()
        .text('Diploma in Horticulture');
    });
    expect(await extractText(bytes)).toMatchObject({ pages: 4, unreadPages: [3] });
  });
});
