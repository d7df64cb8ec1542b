/**
 * Benchmark: the same resume as Word document and as PDF, in many layouts. `node bench/documents.ts`
 *
 * LibreOffice makes the PDFs where it is installed. Nothing was tuned on a third of the layouts, which has rows of its
 * own. Beside what is read stands what a plain reader gives: the words in the order of the file. `-- --show NAME`
 * prints what is read of one layout.
 *
 * Then the templates most resumes are written with, drawn as their programs draw them: facts that are read right, of
 * all that were written in; `+` counts those read that were not. A third of the pairs of template and person is held
 * out.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Packer } from 'docx';
import { unzipSync } from 'fflate';
import { extractText as plainPdf } from 'unpdf';
import { extractText } from '../server/files/extractText.ts';
import { tidyText } from '../server/files/tidyText.ts';
import { readFacts } from '../server/matching/reading/facts.ts';
import { layouts } from './documents/layouts.ts';
import type { Passage } from './documents/parts.ts';
import { type Person, people } from './documents/people.ts';
import { printedRowByRow } from './documents/printed.ts';
import { countsOf, readTemplates } from './documents/templateFacts.ts';

interface Case {
  layout: string;
  isHeldOut: boolean;
  person: Person;
  passages: Passage[];
  docx: Uint8Array;
  pdf?: Uint8Array;
  /** The same, drawn row by row over all columns. */
  printed?: Uint8Array;
}

const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
mkdirSync(path.join(folder, 'pdf'));

/** Three people a layout, others for each. */
const perLayout = 3;
const cases: Case[] = await Promise.all(
  layouts.flatMap(({ name, isHeldOut = false, lay }, place) =>
    people
      .filter((_, index) => (index - place * perLayout + 10 * people.length) % people.length < perLayout)
      .map(async (person) => {
        const { document, passages } = lay(person);
        return { layout: name, isHeldOut, person, passages, docx: await Packer.toBuffer(document) };
      }),
  ),
);
const fileOf = (index: number, kind: string) => path.join(folder, `${index}.${kind}`);
cases.forEach(({ docx }, index) => {
  writeFileSync(fileOf(index, 'docx'), docx);
});
const made = spawnSync(
  'soffice',
  [
    '--headless',
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
    ...cases.map((_, index) => fileOf(index, 'docx')),
  ],
  { stdio: 'ignore' },
);
if (made.status === 0)
  for (const [index, one] of cases.entries()) {
    one.pdf = readFileSync(fileOf(index, 'pdf'));
    one.printed = await printedRowByRow(one.pdf);
  }
else console.log('No PDFs: LibreOffice (soffice) is not installed. Word documents only.');
rmSync(folder, { recursive: true });

/** The paragraphs of the main part as the file has them, boxes where they hang and twice where they are written twice. */
function plainDocx(bytes: Uint8Array): string {
  const part = unzipSync(bytes)['word/document.xml'];
  return new TextDecoder()
    .decode(part)
    .split('</w:p>')
    .map((paragraph) => Array.from(paragraph.matchAll(/<w:t\b[^>]*>([^<]*)/g), ([, text]) => text).join(''))
    .join('\n');
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Lines that stand whole and right behind the one before: in a passage of n lines there are n such places, the first
 * one free.
 */
function orderOf(text: string, passages: readonly Passage[]): { right: number; all: number } {
  const letters = lettersOf(text);
  let [right, all] = [0, 0];
  for (const passage of passages) {
    const lines = passage.map(lettersOf);
    lines.forEach((line, index) => {
      all += 1;
      const before = index === 0 ? '' : (lines[index - 1] ?? '');
      if (letters.includes(before + line)) right += 1;
    });
  }
  return { right, all };
}

const today = '2025-06-30';
const wordsOf = (text: string) => lettersOf(text.normalize('NFKD'));
const same = (a: string, b: string) => wordsOf(a).includes(wordsOf(b)) || wordsOf(b).includes(wordsOf(a));

/** The values read from a resume, for comparison. */
function readingOf(text: string): Record<string, string[]> {
  const { positions, education, headline } = readFacts(text, today);
  return {
    titles: positions.map(({ title }) => title),
    employers: positions.flatMap(({ employer }) => (employer ? [employer] : [])),
    degrees: education.map(({ quote }) => quote),
    headline: headline ? [headline] : [],
  };
}

const truthOf = ({ jobs, schools, headline }: Person): Record<string, string[]> => ({
  titles: jobs.map(({ title }) => title),
  employers: jobs.map(({ employer }) => employer),
  degrees: schools.map(({ degree }) => degree),
  headline: [headline],
});

const facts = ['titles', 'employers', 'degrees', 'headline'];

function sharedOf(a: Record<string, string[]>, b: Record<string, string[]>) {
  let [both, all] = [0, 0];
  for (const fact of facts) {
    const [left, right] = [a[fact] ?? [], b[fact] ?? []];
    both += left.filter((value) => right.some((other) => same(value, other))).length;
    both += right.filter((value) => left.some((other) => same(value, other))).length;
    all += left.length + right.length;
  }
  return { both, all };
}

const shown = process.argv.includes('--show') ? process.argv[process.argv.indexOf('--show') + 1] : undefined;

interface Sum {
  files: number;
  right: number;
  lines: number;
  headlines: number;
  found: number;
  asked: number;
  both: number;
  read: number;
}

const empty = (): Sum => ({
  files: 0,
  right: 0,
  lines: 0,
  headlines: 0,
  found: 0,
  asked: 0,
  both: 0,
  read: 0,
});
const sums = new Map<string, Sum>();

function add(names: string[], text: string, { passages, person }: Case, other?: string) {
  const { right, all } = orderOf(text, passages);
  const reading = readingOf(text);
  const truth = truthOf(person);
  const agreed = other === undefined ? { both: 0, all: 0 } : sharedOf(reading, readingOf(other));
  for (const name of names) {
    const sum = sums.get(name) ?? empty();
    sums.set(name, sum);
    sum.files += 1;
    sum.right += right;
    sum.lines += all;
    sum.headlines += reading.headline?.length ?? 0;
    for (const fact of facts) {
      const own = truth[fact] ?? [];
      sum.asked += own.length;
      sum.found += own.filter((value) => reading[fact]?.some((read) => same(read, value))).length;
    }
    sum.both += agreed.both;
    sum.read += agreed.all;
  }
}

for (const one of cases) {
  const names = (kind: string) => [
    `${one.isHeldOut ? 'held out' : 'looked at'}: ${kind}`,
    `${one.layout}${one.isHeldOut ? ' (held out)' : ''}: ${kind}`,
  ];
  const word = (await extractText(one.docx)).text;
  const plainWord = tidyText(plainDocx(one.docx));
  const pdf = one.pdf && (await extractText(one.pdf)).text;
  const plainPdfText =
    one.pdf && tidyText((await plainPdf(new Uint8Array(one.pdf), { mergePages: true })).text);
  const printed = one.printed && (await extractText(one.printed)).text;
  const plainPrinted =
    one.printed && tidyText((await plainPdf(new Uint8Array(one.printed), { mergePages: true })).text);
  if (one.layout === shown)
    console.log(`--- ${one.person.name}, Word\n${word}\n--- PDF\n${pdf}\n--- printed\n${printed}\n`);
  add(names('Word'), word, one, pdf);
  add(names('Word, as in the file').slice(0, 1), plainWord, one, plainPdfText);
  if (pdf !== undefined) add(names('PDF'), pdf, one, word);
  if (plainPdfText !== undefined) add(names('PDF, as in the file').slice(0, 1), plainPdfText, one, plainWord);
  if (printed !== undefined) add(names('PDF drawn row by row'), printed, one, word);
  if (plainPrinted !== undefined)
    add(names('PDF drawn row by row, as in the file').slice(0, 1), plainPrinted, one, plainWord);
}

const share = (part: number, all: number) => (all === 0 ? '' : Math.round((1000 * part) / all) / 1000);
const table = (isTotal: boolean) =>
  console.table(
    [...sums]
      .filter(([name]) => /^(?:held out|looked at):/.test(name) === isTotal)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([what, sum]) => ({
        what,
        files: sum.files,
        'lines in order': share(sum.right, sum.lines),
        headlines: share(sum.headlines, sum.files),
        'facts found': share(sum.found, sum.asked),
        'Word and PDF agree': share(sum.both, sum.read),
      })),
  );
console.log('By layout');
table(false);
console.log(
  'All: lines that stand whole behind the line before; facts read; facts that both kinds of file give',
);
table(true);

const readings = await readTemplates();
const rowsOf = (isHeldOut: boolean) => {
  const some = readings.filter((reading) => reading.isHeldOut === isHeldOut);
  const names = [...new Set(some.map(({ template }) => template))];
  return [
    ...names.map((name) => ({
      template: name,
      ...countsOf(some.filter(({ template }) => template === name)),
    })),
    { template: 'all', ...countsOf(some) },
  ];
};
console.log('Templates, looked at: facts read right of all (read and not there)');
console.table(rowsOf(false));
console.log('Templates, held out');
console.table(rowsOf(true));
