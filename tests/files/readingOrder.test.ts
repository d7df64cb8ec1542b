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

describe('what a file draws apart', () => {
  /** As Typst does: all of an entry on the left, then its dates and place on the right. */
  const entries: Draw[] = [
    ['Experience', 50, 80],
    ['Nursery Manager, Sagebrush Gardens', 50, 100],
    ['Raised seedlings.', 60, 114],
    ['June 2018 - present', 450, 100],
    ['Gardener, City of Nampa', 50, 140],
    ['Kept eleven parks.', 60, 154],
    ['Nampa, Idaho', 450, 140],
    ['2012 - 2018', 450, 154],
  ];

  it('dates and places drawn after their entry stand on its line', async () => {
    expect(await read(entries)).toBe(
      [
        'Experience',
        '',
        'Nursery Manager, Sagebrush Gardens   June 2018 - present',
        'Raised seedlings.',
        '',
        'Gardener, City of Nampa   Nampa, Idaho',
        'Kept eleven parks.   2012 - 2018',
      ].join('\n'),
    );
  });

  it('dates drawn all at the end stand on the lines of their entries', async () => {
    const text = await read(
      entries.toSorted((a, b) => Number(a[1] > 400) - Number(b[1] > 400) || a[2] - b[2]),
    );
    expect(text).toContain('Sagebrush Gardens   June 2018 - present');
    expect(text).toContain('Kept eleven parks.   2012 - 2018');
  });

  it('years in a side bar stay with the schools below them', async () => {
    const schools = ['Education', '2008 - 2010', 'Treasure Valley College', '2004 - 2008', 'Boise High'];
    const text = await read([...down(50, story), ...down(400, schools)]);
    expect(text).toContain(schools.join('\n'));
  });

  it('headings drawn before everything stand above their sections', async () => {
    const text = await read([
      ['Skills', 50, 100],
      ['Languages', 50, 140],
      ['Grafting, propagation, soil testing', 200, 100],
      ['Dutch, English', 200, 140],
    ]);
    expect(text).toBe('Skills\nGrafting, propagation, soil testing\n\nLanguages\nDutch, English');
  });

  it('headings drawn after the text of their column part it where they stand', async () => {
    const text = await read([
      ['Grafting and propagation', 50, 114],
      ['Dutch and English', 50, 154],
      ['Languages', 50, 140],
      ['Skills', 50, 100],
    ]);
    expect(text.split('\n').filter(Boolean)).toEqual([
      'Skills',
      'Grafting and propagation',
      'Languages',
      'Dutch and English',
    ]);
  });

  it('the name comes first with all above the first heading, though a side bar was drawn before it', async () => {
    const text = await read(down(30, ['Contact', 'Boise', 'Certifications', 'Arborist'], 60), (document) => {
      document.fontSize(24).text('Wilhelmina Achterberg', 220, 50, { lineBreak: false }).fontSize(10);
      for (const [words, y] of [
        ['Nursery Manager', 90],
        ['Summary', 110],
        ['Raises trees.', 124],
        ['Experience', 140],
        ['Gardener, City of Nampa', 154],
      ] as const)
        document.text(words, 220, y, { lineBreak: false });
    });
    expect(text.split('\n').filter(Boolean)).toEqual([
      'Wilhelmina Achterberg',
      'Nursery Manager',
      'Contact',
      'Boise',
      'Certifications',
      'Arborist',
      'Summary',
      'Raises trees.',
      'Experience',
      'Gardener, City of Nampa',
    ]);
  });
});

describe('a label in a narrow column', () => {
  it('is parted from what stands beside it, though the gap is no wider than two letters', async () => {
    const labels = ['2018-2021', '2012-2018', '2009-2012'];
    const text = await read(
      labels.flatMap((label, index): Draw[] => [
        [label, 50, 100 + 16 * index],
        [`Gardener of Park ${index}`, 112, 100 + 16 * index],
      ]),
    );
    expect(text).toBe(labels.map((label, index) => `${label}   Gardener of Park ${index}`).join('\n'));
  });
});

describe('letters set apart', () => {
  it.each([
    ['typed with spaces', 'W I L M A   A C H T', 0],
    ['spaced by the program', 'WILMA ACHT', 4],
    ['spaced widely', 'WILMA ACHT', 9],
  ])('are the words they make: %s', async (_, name, characterSpacing) => {
    const text = await read(down(50, story), (document) => {
      document.fontSize(16).text(name, 50, 60, { lineBreak: false, characterSpacing });
    });
    expect(text.split('\n')[0]).toBe('WILMA ACHT');
  });
});

describe('a soft hyphen', () => {
  it('is a hyphen where it is drawn within a line', async () => {
    const text = await read(
      down(50, [...story, 'Co\u00ADFounder, Test\u00ADDriven Labs', '2019 \u00AD 2021']),
    );
    expect(text.split('\n').slice(-2)).toEqual(['Co-Founder, Test-Driven Labs', '2019 - 2021']);
  });
});

describe('what programs write on every page', () => {
  const foot = ['June 2025   Wilma Acht · Resume   1', 'June 2025   Wilma Acht · Resume   2'];
  const pages = async (feet: readonly string[]) => {
    const bytes = await makePdf([], { margin: 0 }, (document) => {
      document.fontSize(10);
      for (const [index, words] of feet.entries()) {
        if (index > 0) document.addPage();
        for (const [text, x, y] of down(50, [`Wilma Acht ${index}`, ...story]))
          document.text(text, x, y, onLine);
        document.text(words, 50, 760, onLine);
      }
    });
    return (await extractText(bytes)).text;
  };

  it.each([
    ['a foot with the name and the page', foot],
    ['the number of the page', ['Page 1 of 2', 'Page 2 of 2']],
    ['the number of an only page', ['Page 1 of 1']],
    ['the name with the number of the page', ['Wilma Acht – 1/1']],
    [
      'the mark of a program',
      ['© European Union, 2002-2017 | http://europass.cedefop.europa.eu   Page 1 / 1'],
    ],
    ['the day of the file', ['Last updated in June 2025']],
  ])('is not part of the text: %s', async (_, feet) => {
    const text = await pages(feet);
    for (const words of feet) expect(text).not.toContain(words);
    expect(text).toContain(story.at(-1));
  });

  it('stays once where it has an address', async () => {
    const text = await pages(['wilma@example.com', 'wilma@example.com']);
    expect(text.match(/wilma@/g)).toHaveLength(1);
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
