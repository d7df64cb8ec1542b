/** Words that nobody sees on the page are no claim; words that someone sees are never lost, whatever their colour. */
import { afterAll, describe, expect, test } from 'vitest';
import { createResumeReader } from '../../server/files/readResume.ts';
import { makePdf, resumeLines } from './support/makeFiles.ts';

const reader = createResumeReader();
afterAll(() => reader.close());

const stuffing = 'Kubernetes Terraform Haskell';
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Draw = (document: PDFKit.PDFDocument) => unknown;
const read = async (draw: Draw, options: PDFKit.PDFDocumentOptions = {}, lines = resumeLines) =>
  reader.read(await makePdf(lines, options, (document) => void draw(document)));

const hidden: [string, Draw][] = [
  ['white', (document) => document.fillColor('white').text(stuffing)],
  ['nearly white', (document) => document.fillColor('#f8f8f8').text(stuffing)],
  ['white in grey', (document) => document.addContent('1 g').text(stuffing).addContent('0 g')],
  ['white in the colours of print', (document) => document.fillColor([0, 0, 0, 0]).text(stuffing)],
  ['transparent', (document) => document.fillOpacity(0.01).text(stuffing)],
  ['drawn as invisible', (document) => document.addContent('3 Tr').text(stuffing).addContent('0 Tr')],
  ['of one point', (document) => document.fontSize(1).text(stuffing)],
  [
    'white in the middle of a line',
    (document) =>
      document
        .text('Seen before ', { continued: true })
        .fillColor('white')
        .text(`${stuffing} `, { continued: true })
        .fillColor('black')
        .text('and after'),
  ],
  [
    'white beside brackets and letters that look like operators',
    (document) => document.text('((Q) 0 g (seen)) \\').fillColor('white').text(stuffing),
  ],
  [
    'white beside brackets within brackets within brackets',
    (document) =>
      document
        .text(`${'('.repeat(40)} 0 g ${')'.repeat(40)}`)
        .fillColor('white')
        .text(stuffing),
  ],
  [
    'white in a frame and over a rule',
    (document) =>
      document
        .rect(20, 20, 570, 750)
        .stroke('black')
        .rect(72, 405, 400, 1)
        .fill('black')
        .fillColor('white')
        .text(stuffing, 72, 400),
  ],
  [
    'white on a white box',
    (document) => document.rect(60, 390, 400, 40).fill('white').fillColor('white').text(stuffing, 72, 400),
  ],
  [
    'white on a page with a coloured box elsewhere',
    (document) => document.rect(400, 600, 100, 60).fill('#224466').fillColor('white').text(stuffing, 72, 400),
  ],
  [
    'invisible beside a photo',
    (document) =>
      document
        .image(picture, 450, 60, { width: 80 })
        .addContent('3 Tr')
        .text(stuffing, 72, 400)
        .addContent('0 Tr'),
  ],
];

describe('text that nobody sees is left out, and its owner is told', () => {
  test.each(hidden)('%s', async (_, draw) => {
    const { text, hasHiddenText } = await read(draw);
    expect(text).not.toMatch(/Kubernetes|Terraform|Haskell/);
    expect(text.startsWith(resumeLines.join('\n'))).toBe(true);
    expect(hasHiddenText).toBe(true);
  });

  test('in a file that forbids changes', async () => {
    const white: Draw = (document) => document.fillColor('white').text(stuffing);
    expect((await read(white, { ownerPassword: 'owner' })).text).toBe(resumeLines.join('\n'));
  });

  test('with the words around it kept', async () => {
    const draw = hidden.find(([name]) => name.startsWith('white in the middle'))?.[1] ?? (() => undefined);
    expect((await read(draw)).text).toMatch(/Seen before +and after$/);
  });
});

const seen: [string, Draw][] = [
  [
    'white on a coloured column',
    (document) => document.rect(0, 300, 200, 300).fill('#224466').fillColor('white').text(stuffing, 20, 400),
  ],
  [
    'white on a coloured column that other shapes made',
    (document) =>
      document.circle(150, 410, 120).fill('teal').fillColor('white').text(stuffing, 72, 400, { width: 150 }),
  ],
  [
    'white on a thick line',
    (document) =>
      document
        .lineWidth(30)
        .moveTo(60, 405)
        .lineTo(400, 405)
        .stroke('navy')
        .fillColor('white')
        .text(stuffing, 72, 400),
  ],
  [
    'white on a picture',
    (document) =>
      document.image(picture, 60, 380, { width: 400, height: 60 }).fillColor('white').text(stuffing, 72, 400),
  ],
  [
    'white on a shade that changes',
    (document) => {
      const shade = document.linearGradient(0, 300, 0, 500).stop(0, 'navy').stop(1, 'teal');
      document.rect(0, 300, 600, 200).fill(shade).fillColor('white').text(stuffing, 72, 400);
    },
  ],
  ['grey', (document) => document.fillColor('#cccccc').text(stuffing)],
  ['half transparent', (document) => document.fillOpacity(0.5).text(stuffing)],
  ['small', (document) => document.fontSize(5).text(stuffing)],
  [
    'invisible over the picture it says',
    (document) =>
      document
        .image(picture, 0, 380, { width: 600, height: 100 })
        .addContent('3 Tr')
        .text(stuffing, 72, 400)
        .addContent('0 Tr'),
  ],
];

describe('text that is seen is kept', () => {
  test.each(seen)('%s', async (_, draw) => {
    const { text, hasHiddenText } = await read(draw);
    expect(text.replaceAll('\n', ' ')).toContain(stuffing);
    expect(hasHiddenText).toBe(false);
  });

  test('the invisible words of a scanned page', async () => {
    const { text } = await read(
      (document) => {
        document.addContent('3 Tr');
        for (const line of resumeLines) document.text(line);
        document.addContent('0 Tr');
      },
      {},
      [],
    );
    expect(text).toBe(resumeLines.join('\n'));
  });
});
