/** The text that comes out of files, good, bad and hostile. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { createResumeReader } from '../../server/files/readResume.ts';
import type { ResumeProblem } from '../../server/files/resumeError.ts';
import {
  docxParts,
  makeDocx,
  makePdf,
  makeRawPdf,
  makeZip,
  packedOperators,
  resumeLines,
  wordBody,
} from './support/makeFiles.ts';

const reader = createResumeReader();
afterAll(() => reader.close());

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const plain = `${resumeLines.join('\r\n')}\r\nLives in Zürich, speaks français\r\n`;
const kept = `${resumeLines.join('\n')}\nLives in Zürich, speaks français`;
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('a readable resume', () => {
  it('gives a PDF line by line, with its pages', async () => {
    const read = await reader.read(await makePdf());
    expect(read).toEqual({
      kind: 'PDF',
      pages: 1,
      unreadPages: [],
      ocrPages: [],
      hasHiddenText: false,
      text: resumeLines.join('\n'),
    });
  });

  it('keeps a date at the end of its line and columns apart', async () => {
    const { text } = await reader.read(
      await makePdf([], {}, (document) => {
        document.text('Charge Nurse, Bayou Crossing', 72, 100).text('Mar 2019 - Present', 420, 100);
        document.text('Skills in the left column', 72, 200).text('Ventilators', 72, 214);
        document.text('Story in the right column', 320, 200).text('Led a team', 320, 214);
      }),
    );
    expect(text).toContain('Charge Nurse, Bayou Crossing   Mar 2019 - Present');
    expect(text).toContain('Skills in the left column\nVentilators');
    expect(text).toContain('Story in the right column\nLed a team');
  });

  it('opens a PDF that only forbids changes', async () => {
    const read = await reader.read(await makePdf(resumeLines, { ownerPassword: 'owner' }));
    expect(read.text).toBe(resumeLines.join('\n'));
  });

  it('gives a Word document paragraph by paragraph', async () => {
    expect(await reader.read(await makeDocx())).toEqual({
      kind: 'DOCX',
      hasHiddenText: false,
      text: resumeLines.join('\n'),
    });
  });

  it.each([
    ['UTF-8', bytesOf(plain)],
    ['UTF-8 with a mark', bytesOf(`\uFEFF${plain}`)],
    ['UTF-16 with a mark', bytesOf(`\uFEFF${plain}`, 'utf16le')],
    ['UTF-16 without a mark', bytesOf(plain, 'utf16le')],
    ['UTF-16, big end first', bytesOf(`\uFEFF${plain}`, 'utf16le').swap16()],
    ['Latin-1', bytesOf(plain, 'latin1')],
  ])('reads text in %s', async (_, bytes) => {
    expect(await reader.read(bytes)).toEqual({ kind: 'TXT', text: kept });
  });

  it('takes a text for a text though it begins like a bitmap', async () => {
    const text = 'BMW certified technician with nine years in the workshop';
    expect(await reader.read(bytesOf(text))).toEqual({ kind: 'TXT', text });
  });

  it('keeps at most 200,000 characters', async () => {
    const { text } = await reader.read(bytesOf('ten chars '.repeat(40_000)));
    expect(text).toHaveLength(200_000);
  });
});

describe('a resume that cannot be taken', () => {
  const encryptedWord = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1024),
    Buffer.from('EncryptedPackage', 'utf16le'),
    Buffer.alloc(512),
  ]);
  const oldWord = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)]);
  const word = docxParts(wordBody(resumeLines.join(' ')));
  const macroType = 'ms-word.document.macroEnabled.main+xml';

  const exchanged = [...resumeLines, ...resumeLines, ...resumeLines].map((line) =>
    line.replaceAll(/[a-z]/gi, (letter) => {
      const first = letter < 'a' ? 65 : 97;
      return String.fromCharCode(first + ((letter.charCodeAt(0) - first + 7) % 26));
    }),
  );
  const cases: [string, ResumeProblem, () => Uint8Array | Promise<Uint8Array>][] = [
    ['an empty file', 'RESUME_EMPTY', () => new Uint8Array()],
    ['6 MB', 'RESUME_TOO_LARGE', () => Buffer.alloc(6 * 1024 * 1024, 'a')],
    ['a web page', 'RESUME_TYPE', () => bytesOf('<!DOCTYPE html><html><body>My resume</body></html>')],
    ['Rich Text', 'RESUME_TYPE', () => bytesOf('{\\rtf1\\ansi My resume}')],
    ['a picture', 'RESUME_TYPE', () => picture],
    ['an old Word file', 'RESUME_TYPE', () => oldWord],
    ['an archive of something else', 'RESUME_TYPE', () => makeZip({ 'notes.txt': 'hello' })],
    [
      'random bytes',
      'RESUME_TYPE',
      () => Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251)),
    ],
    ['a PDF with a password', 'RESUME_ENCRYPTED', () => makePdf(resumeLines, { userPassword: 'secret' })],
    ['a Word file with a password', 'RESUME_ENCRYPTED', () => encryptedWord],
    [
      'a scan',
      'RESUME_NO_TEXT',
      () => makePdf([], {}, (document) => void document.image(picture, 0, 0, { width: 600 })),
    ],
    ['a scan with a stamp', 'RESUME_NO_TEXT', () => makePdf(['Scanned with PhoneScan'])],
    ['letters exchanged for others', 'RESUME_GARBLED', () => makePdf(exchanged)],
    ['a text of blanks', 'RESUME_NO_TEXT', () => bytesOf('   \n\n   ')],
    ['a Word file with a macro', 'RESUME_MACROS', () => makeZip({ ...word, 'word/vbaProject.bin': 'VBA' })],
    [
      'a Word file of the type for macros',
      'RESUME_MACROS',
      () => makeZip(docxParts(wordBody('Hello'), macroType)),
    ],
    ['half a PDF', 'RESUME_BROKEN', async () => (await makePdf()).subarray(0, 300)],
    ['only the mark of a PDF', 'RESUME_BROKEN', () => bytesOf('%PDF-1.7\n')],
    ['half a Word file', 'RESUME_BROKEN', async () => (await makeDocx()).subarray(0, 3000)],
    ['a Word file without sense', 'RESUME_BROKEN', () => makeZip(docxParts('<w:document><unclosed'))],
    [
      'a PDF of 500 pages',
      'RESUME_TOO_COMPLEX',
      () =>
        makePdf(['One'], {}, (document) => {
          for (let page = 0; page < 500; page++) document.addPage();
        }),
    ],
  ];

  it.each(cases)('says of %s: %s', async (_, code, make) => {
    const error = await reader.read(await make()).catch((caught) => caught);
    expect(error).toMatchObject({
      name: 'ResumeError',
      code,
      message: expect.stringMatching(/^The file .+\.$/),
    });
  });
});

describe('a hostile resume', () => {
  const bombs: [string, RegExp, () => Uint8Array][] = [
    ['a PDF that unpacks to 400 MB', /TOO_COMPLEX/, () => makeRawPdf(packedOperators(400), '/FlateDecode')],
    [
      'a PDF packed twice',
      /TOO_COMPLEX/,
      () => makeRawPdf(packedOperators(500, 2), '[/FlateDecode /FlateDecode]'),
    ],
    [
      'a Word file that unpacks to 200 MB',
      /TOO_COMPLEX/,
      () => makeZip(docxParts(Buffer.alloc(200 * 1024 * 1024, ' '))),
    ],
    [
      'a Word file that lies about unpacking to 200 MB',
      /BROKEN|TOO_COMPLEX/,
      () => makeZip(docxParts(Buffer.alloc(200 * 1024 * 1024, ' ')), () => 5000),
    ],
    [
      'a Word file of a million elements',
      /TOO_COMPLEX/,
      () => makeZip(docxParts(wordBody('<w:r/>'.repeat(1_600_000)))),
    ],
  ];

  it.each(bombs)('%s costs one error, and the server little memory', async (_, code, make) => {
    const bomb = make();
    expect(bomb.byteLength).toBeLessThan(5 * 1024 * 1024);
    const before = process.memoryUsage.rss();
    const good = makePdf();
    const [bad, ...others] = await Promise.allSettled([
      reader.read(bomb),
      ...Array.from({ length: 6 }, async () => reader.read(await good)),
    ]);
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: expect.stringMatching(code) } });
    expect(others.map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'));
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });

  it.each<[string, () => Uint8Array]>([
    ['a PDF nested a million deep', () => makeRawPdf(Buffer.from('['.repeat(1_000_000)), '/Null')],
    [
      'a PDF that claims a billion pages',
      () => makeRawPdf(Buffer.from(''), '/Null', '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>'),
    ],
    [
      'a PDF whose pages are their own parents',
      () => makeRawPdf(Buffer.from(''), '/Null', '<< /Type /Pages /Kids [2 0 R] /Count 3 >>'),
    ],
  ])('%s is refused', async (_, make) => {
    await expect(reader.read(make())).rejects.toMatchObject({ name: 'ResumeError' });
    await expect(reader.read(await makePdf())).resolves.toMatchObject({ kind: 'PDF' });
  });

  it('is stopped when it has used up its share of a processor, and only then', async () => {
    const [good, endless] = [await makePdf(), makeRawPdf(packedOperators(40), '/FlateDecode')];
    const strict = createResumeReader({ cpuMs: 1500, concurrency: 1 });
    const [bad, other] = await Promise.allSettled([strict.read(endless), strict.read(good)]);
    strict.close();
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: 'RESUME_TOO_COMPLEX' } });
    expect(other).toMatchObject({ status: 'fulfilled', value: { kind: 'PDF' } });
  });
});

describe('a busy machine', () => {
  it('reads a good file though its processors are taken many times over', async () => {
    const burners = Array.from({ length: 4 * availableParallelism() }, () =>
      spawn(process.execPath, ['-e', 'for (;;);']),
    );
    const fresh = createResumeReader({ cpuMs: 3000 });
    try {
      const began = performance.now();
      expect(await fresh.read(await makePdf())).toMatchObject({ kind: 'PDF' });
      await expect(fresh.read(makeRawPdf(Buffer.from(''), '/Null'))).rejects.toMatchObject({
        name: 'ResumeError',
      });
      expect(performance.now() - began).toBeLessThan(60_000);
    } finally {
      for (const burner of burners) burner.kill('SIGKILL');
      fresh.close();
    }
  });

  it('says that it is busy, not that the file is bad, when even ample time is up', async () => {
    const hasty = createResumeReader({ wallMs: 1 });
    await expect(hasty.read(await makePdf())).rejects.toMatchObject({ name: 'PoolBusy' });
    hasty.close();
  });

  it('refuses at once what is too much to read, and reads the rest', async () => {
    const small = createResumeReader({ concurrency: 1, maxWaiting: 1 });
    const good = await makePdf();
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => small.read(good)));
    small.close();
    expect(all.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect(all.at(-1)).toMatchObject({ reason: { name: 'PoolBusy' } });
  });
});
