/**
 * Benchmark: how much of what people marked in resumes of another layout is read. `node bench/reading.ts`
 *
 * A third of the resumes is held out: nothing is tuned on it, and it has a row of its own. `-- --show 5` prints what
 * was missed and made up in that many of the others. A second table is of invented resumes (`ownResumes.ts`), which are
 * all held out, and a third
 * says of how many facts the words they were read from stand in the resume, and of how many nothing is read without them.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ResumeFacts } from '../schemas/facts.ts';
import { tidyText } from '../server/files/tidyText.ts';
import { readFacts } from '../server/matching/reading/facts.ts';
import { factSpans } from './factSpans.ts';
import { isHeldOut } from './heldOut.ts';
import { ownResumes } from './ownResumes.ts';
import { dataFolder } from './realData.ts';

interface Annotated {
  id: string;
  text: string;
  spans: [number, number, string][];
}

const file = path.join(dataFolder, 'resume-spans', 'resumes.jsonl.gz');
if (!existsSync(file)) {
  console.log(`Skipped: there is no ${file}. BENCH_DATA names the folder that holds resume-spans.`);
  process.exit(0);
}

const resumes = gunzipSync(await readFile(file))
  .toString('utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Annotated);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** Whether two texts name the same thing: at least half of the longer one's words are in both. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared > 0 && shared * 2 >= Math.max(left.size, right.size);
}

/** Values that differ in more than case and punctuation. */
const distinct = (values: readonly string[]) => [
  ...new Map(values.map((value) => [wordsOf(value).join(' '), value])).values(),
];

const containsWords = (text: string, words: string) => {
  const all = ` ${wordsOf(text).join(' ')} `;
  return all.includes(` ${wordsOf(words).join(' ')} `);
};

interface Measure {
  name: string;
  labels: readonly string[];
  read: (facts: ResumeFacts) => string[];
  isFound: (marked: string, read: readonly string[]) => boolean;
  /** Whether everything is marked, so that what is read besides is wrong. */
  isWhole: boolean;
}

const among = (marked: string, read: readonly string[]) => read.some((value) => isSame(value, marked));

const measures: Measure[] = [
  {
    name: 'job titles',
    labels: ['Designation'],
    read: ({ positions, headline }) => [
      ...positions.map(({ title }) => title),
      ...(headline ? [headline] : []),
    ],
    isFound: among,
    isWhole: true,
  },
  {
    name: 'employers',
    labels: ['Companies worked at'],
    read: ({ positions }) => positions.flatMap(({ employer }) => (employer ? [employer] : [])),
    isFound: among,
    isWhole: true,
  },
  {
    // People marked certificates as degrees, too.
    name: 'degrees, certificates',
    labels: ['Degree'],
    read: ({ education, licences = [] }) => [...education, ...licences].map(({ quote }) => quote),
    isFound: (marked, read) => read.some((quote) => containsWords(quote, marked) || isSame(quote, marked)),
    isWhole: false,
  },
  {
    name: 'tools and skills',
    labels: ['Tech Tools', 'Job Specific Skills'],
    read: ({ skills }) => skills,
    isFound: (marked, read) => read.some((skill) => isSame(skill, marked) || containsWords(marked, skill)),
    isWhole: false,
  },
];

const show = Number(process.argv[process.argv.indexOf('--show') + 1]) || 0;

interface Count {
  marked: number;
  found: number;
  read: number;
  right: number;
}

function count(
  measure: Measure,
  all: readonly { resume: Annotated; facts: ResumeFacts }[],
  showing: number,
): Count {
  const sum: Count = { marked: 0, found: 0, read: 0, right: 0 };
  all.forEach(({ resume, facts }, index) => {
    const marked = distinct(
      resume.spans
        .filter(([, , label]) => measure.labels.includes(label))
        .map(([start, end]) => resume.text.slice(start, end)),
    );
    const read = distinct(measure.read(facts));
    const missed = marked.filter((value) => !measure.isFound(value, read));
    const wrong = read.filter((value) => !marked.some((one) => isSame(one, value)));
    if (index < showing)
      console.log(`${resume.id} ${measure.name}`, { missed, ...(measure.isWhole ? { wrong } : {}) });
    sum.marked += marked.length;
    sum.found += marked.length - missed.length;
    sum.read += read.length;
    sum.right += read.length - wrong.length;
  });
  return sum;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function row({ marked, found, read, right }: Count, isWhole: boolean) {
  const recall = found / Math.max(1, marked);
  if (!isWhole) return { recall: rounded(recall), precision: '', F1: '' };
  const precision = right / Math.max(1, read);
  return {
    recall: rounded(recall),
    precision: rounded(precision),
    F1: rounded((2 * recall * precision) / Math.max(1e-9, recall + precision)),
  };
}

const today = new Date().toISOString().slice(0, 10);
const read = resumes.map((resume) => ({ resume, facts: readFacts(tidyText(resume.text), today) }));
const parts = [
  { part: 'looked at', resumes: read.filter(({ resume }) => !isHeldOut(resume.id)) },
  { part: 'held out', resumes: read.filter(({ resume }) => isHeldOut(resume.id)) },
];
console.table(
  measures.flatMap((measure) =>
    parts.map(({ part, resumes: some }, place) => ({
      what: measure.name,
      part: `${part} (${some.length})`,
      ...row(count(measure, some, place === 0 ? show : 0), measure.isWhole),
    })),
  ),
);

/** Facts as the parts that are compared; a part without an expectation is not compared. */
const partsOf: Record<string, (facts: ResumeFacts) => (string | null)[][]> = {
  headline: ({ headline }) => (headline ? [[headline]] : []),
  position: ({ positions }) => positions.map(({ title, employer, from, to }) => [title, employer, from, to]),
  degree: ({ education }) => education.map(({ level, field }) => [level, field]),
  language: ({ languages = [] }) => languages.map(({ name }) => [name]),
  licence: ({ licences = [] }) => licences.map(({ name }) => [name]),
  skill: ({ skills }) => skills.map((skill) => [skill]),
  place: ({ places, countries = [] }) => places.map((place, index) => [place, countries[index] ?? null]),
};
/** Expectations for these kinds are complete, so anything else that is read is wrong. */
const listedInFull = new Set(['position', 'degree', 'language']);

const agrees = (expected: string, found: string | null) =>
  expected === '' || (found !== null && (expected === found || isSame(expected, found)));

/** Matches each expected fact with at most one that was read, and the other way round. */
function matched(
  expected: readonly (readonly string[])[],
  found: readonly (string | null)[][],
  parts: number,
): number {
  const left = [...found];
  return expected.filter((fact) => {
    const at = left.findIndex((one) =>
      fact.slice(0, parts).every((part, index) => agrees(part, one[index] ?? null)),
    );
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

const own = (await ownResumes(today)).map((resume) => ({ ...resume, facts: readFacts(resume.text, today) }));
const comparisons: [string, string, number][] = [
  ['headlines', 'headline', 1],
  ['job titles', 'position', 1],
  ['… with employers', 'position', 2],
  ['… and months', 'position', 4],
  ['degrees', 'degree', 1],
  ['… with fields', 'degree', 2],
  ['languages', 'language', 1],
  ['licences', 'licence', 1],
  ['skills', 'skill', 1],
  ['places', 'place', 1],
  ['… with countries', 'place', 2],
];
console.table(
  comparisons.map(([what, kind, parts]) => {
    const sum: Count = { marked: 0, found: 0, read: 0, right: 0 };
    for (const { expected, facts } of own) {
      const all = expected.get(kind) ?? [];
      const read = partsOf[kind]?.(facts) ?? [];
      const found = matched(all, read, parts);
      sum.marked += all.length;
      sum.found += found;
      sum.read += read.length;
      sum.right += found;
    }
    return { what, part: `invented (${own.length})`, ...row(sum, listedInFull.has(kind)) };
  }),
);

/** Only one in this many annotated resumes, because each fact means another reading. */
const everyFew = 3;
const texts = [
  ...own.map(({ text }) => text),
  ...read.filter((_, index) => index % everyFew === 0).map(({ resume }) => tidyText(resume.text)),
];
console.table(
  [...factSpans(texts, today)].map(([kind, { facts, quoted, gone }]) => ({
    what: kind,
    facts,
    'word for word': rounded(quoted / Math.max(1, facts)),
    'gone without the words': rounded(gone / Math.max(1, facts)),
  })),
);
