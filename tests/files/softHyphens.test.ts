/** Fonts that name every hyphen a soft one. */
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { extractText } from '../../server/files/extractText.ts';

const lines = [
  'Ada Obi-Lindgren',
  'Co-Founder, Test-Driven Labs, 2019 - 2021',
  'Builds tools in T-SQL and Objective-C for cross-functional teams',
];

/** A PDF whose font says of its hyphen that it is a soft one. */
function pdfWith(isPacked: boolean): Buffer {
  const table =
    '%!PS-Adobe-3.0 Resource-CMap\n%%Title: (letters of a font)\n' +
    '1 begincodespacerange <00> <ff> endcodespacerange\n1 beginbfrange <20> <7e> <0020> endbfrange\n' +
    '1 beginbfchar <2d> <00ad> endbfchar\nendcmap';
  const bytes = isPacked ? deflateSync(Buffer.from(table)) : Buffer.from(table);
  const content = lines.map((line, at) => `BT /F 12 Tf 50 ${700 - 20 * at} Td (${line}) Tj ET`).join('\n');
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n' +
        '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >> endobj\n' +
        `4 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj\n` +
        '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >> endobj\n' +
        `6 0 obj << /Length ${bytes.length} ${isPacked ? '/Filter /FlateDecode ' : ''}>> stream\n`,
    ),
    bytes,
    Buffer.from('\nendstream endobj\ntrailer << /Root 1 0 R >>\n%%EOF'),
  ]);
}

it.each([
  ['packed', true],
  ['plain', false],
])('hyphens that a %s table calls soft are read as hyphens', async (_, isPacked) => {
  expect((await extractText(pdfWith(isPacked))).text.split('\n').filter(Boolean)).toEqual(lines);
});
