/** Benchmark: how many of the quotations that matching gives for real resumes the viewer can mark. `node bench/evidence.ts` */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createResumeReader } from '../server/files/readResume.ts';
import type { MatchCandidate } from '../server/matching/profile/prepare.ts';
import { profileOf } from '../server/matching/profile/profile.ts';
import { readFacts } from '../server/matching/reading/facts.ts';
import { poolStatistics } from '../server/matching/scoring/pool.ts';
import { rankCandidates } from '../server/matching/scoring/rank.ts';
import { findQuotations } from '../src/product/document/findQuotations.ts';
import { readPageTexts } from '../src/product/document/pageTexts.ts';
import { candidatesFile, jobsFile, needRealData } from './realData.ts';

const rowsOf = async (file: string): Promise<Record<string, string>[]> =>
  parse(await readFile(file, 'utf8'), { columns: true, bom: true });

needRealData();
const folder = path.dirname(candidatesFile);
const people = await rowsOf(candidatesFile);
const jobs = await rowsOf(jobsFile);
const today = new Date().toISOString().slice(0, 10);

const reader = createResumeReader();
const candidates = await Promise.all(
  people.map(async ({ resume = '' }): Promise<MatchCandidate> => {
    const read = await reader.read(await readFile(path.join(folder, resume))).catch(() => undefined);
    const text = read?.text ?? '';
    return {
      key: resume,
      facts: readFacts(text, today),
      text,
      city: null,
      state: null,
      country: null,
      willingToRelocate: false,
      highestLevelOfEducation: null,
    };
  }),
);
reader.close();

/** Everything that any job quotes from each resume. */
const quoted = new Map(candidates.map(({ key }) => [key, new Set<string>()]));
const pool = poolStatistics(candidates.map(profileOf));
for (const { title = '', description = '' } of jobs)
  for (const { key, criteria } of rankCandidates({ title, description, criteria: [] }, candidates, pool))
    for (const { evidence, source } of criteria)
      if (source === 'RESUME' && evidence) quoted.get(key)?.add(evidence);

/** The text layer of a PDF, as the viewer reads it. */
async function piecesOf(resume: string): Promise<string[]> {
  const data = new Uint8Array(await readFile(path.join(folder, resume)));
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const pages = await readPageTexts(document);
  await document.loadingTask.destroy();
  return pages.flat();
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');
const lettersIn = (text: string) => plain(text).length;

const counts = { quotations: 0, 'in the PDF': 0, 'as text': 0, 'of a stranger': 0 };
const notLocated: string[] = [];
let asked = 0;
let marked = 0;
let strangers: string[] = [];
for (const { key, text } of candidates) {
  const quotations = [...(quoted.get(key) ?? [])];
  if (quotations.length === 0) continue;
  const pieces = await piecesOf(key);
  for (const quotation of quotations) {
    const { spans, located } = findQuotations(pieces, [quotation]);
    counts.quotations += 1;
    if (located[0]) counts['in the PDF'] += 1;
    else notLocated.push(`${key}: ${quotation}`);
    if (findQuotations([text], [quotation]).located[0]) counts['as text'] += 1;
    asked += lettersIn(quotation);
    spans.forEach((own, piece) => {
      for (const { start, end } of own) marked += lettersIn(pieces[piece]?.slice(start, end) ?? '');
    });
  }
  // Quotations from the previous resume do not stand in this one.
  const absent = strangers.filter((quotation) => !plain(text).includes(plain(quotation)));
  counts['of a stranger'] += findQuotations(pieces, absent).located.filter(Boolean).length;
  strangers = quotations;
}
console.log('Quotations that the viewer locates, and those of another resume that it takes for located');
console.table(counts);
console.log(`Letters marked: ${((100 * marked) / asked).toFixed(2)} % of those quoted`);
for (const line of notLocated) console.log(`  not located: ${line}`);
