/** Benchmark: whether anything that says who someone is moves a score, over all real resumes and postings. `node bench/fairness.ts` */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { extractText } from '../server/files/extractText.ts';
import type { MatchCandidate } from '../server/matching/profile/prepare.ts';
import { profileOf } from '../server/matching/profile/profile.ts';
import { readFacts } from '../server/matching/reading/facts.ts';
import { type PreparedJob, prepareJob } from '../server/matching/scoring/job.ts';
import { scorePair } from '../server/matching/scoring/match.ts';
import { neutralOrder } from '../server/matching/scoring/neutralOrder.ts';
import { poolStatistics } from '../server/matching/scoring/pool.ts';
import {
  births,
  inGender,
  names,
  volunteering,
  volunteeringHeldOut,
} from '../tests/matching/cases/identities.ts';
import { heldOut, tuned } from '../tests/matching/cases/protectedLines.ts';
import { candidatesFile, jobsFile, needRealData } from './realData.ts';

needRealData();
const rowsOf = async (file: string): Promise<Record<string, string>[]> =>
  parse(await readFile(file, 'utf8'), { columns: true, bom: true });
const today = '2026-06-15';

const texts: string[] = [];
for (const { resume = '' } of await rowsOf(candidatesFile))
  texts.push(
    await readFile(path.join(path.dirname(candidatesFile), resume))
      .then(extractText)
      .then(
        ({ text }) => text,
        () => '',
      ),
  );

const candidateOf = (text: string): MatchCandidate => ({
  key: '',
  facts: readFacts(text, today),
  text,
  city: null,
  state: null,
  country: null,
  willingToRelocate: false,
  highestLevelOfEducation: null,
});

const people = texts.map((text) => profileOf(candidateOf(text)));
const pool = poolStatistics(people);
const jobs: PreparedJob[] = (await rowsOf(jobsFile)).map(({ title = '', description = '' }) =>
  prepareJob({ title, description, criteria: [] }, pool),
);
const before = people.map((profile) => jobs.map((job) => scorePair(job, profile).score));

/** A place in a text that is another for every resume and line, and the same in every run. */
const placeIn = (count: number, key: string) => neutralOrder(key) % (count + 1);
const withLine = (text: string, line: string): string => {
  const lines = text.split('\n');
  return lines.toSpliced(placeIn(lines.length, line + text.length), 0, line).join('\n');
};
const pick = (from: readonly string[], key: string): string => from[neutralOrder(key) % from.length] ?? '';

const contacts = ['nurse.accountant@chef.example', '(512) 555-0100', 'https://example.com/teacher/rn'];
const ages = ['Date of birth: 12/03/1961', 'Age: 24', 'Born in 1999', '58 years old'];

/** School years moved by eleven years, in what stands below the heading of education. */
function withOtherSchoolYears(text: string): string {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => /^\s*education(?: and training)?\s*:?\s*$/i.test(line));
  if (from < 0) return text;
  const length = lines.slice(from + 1).findIndex((line) => /^\s*[A-Z][A-Za-z &]{3,30}:?\s*$/.test(line));
  const to = length < 0 ? lines.length : from + 1 + length;
  return lines
    .map((line, i) =>
      i > from && i < to
        ? line.replace(/\b(?:19[6-9]\d|20[01]\d)\b/g, (year) => `${Number(year) - 11}`)
        : line,
    )
    .join('\n');
}

const changes: Record<string, (text: string, key: string) => string> = {
  'name at the top': (text, key) => `${pick(names, key)}\n${text}`,
  'e-mail, telephone or link': (text, key) => withLine(text, pick(contacts, key)),
  'name and day of birth': (text, key) =>
    `${pick(births, key).replace('NAME', pick(names, `${key}:`))}\n${text}`,
  'age or birth date': (text, key) => withLine(text, pick(ages, key)),
  'school years': withOtherSchoolYears,
  'line on faith, origin, disability, family': (text, key) => withLine(text, pick(tuned, key)),
  '… on affiliations at the end': (text, key) => `${text}\nAffiliations\n${pick(tuned, `${key}.`)}`,
  '… never looked at': (text, key) => withLine(text, pick(heldOut, key)),
  'volunteering for a faith or a family': (text, key) => withLine(text, pick(volunteering, key)),
  '… written beforehand': (text, key) => withLine(text, pick(volunteeringHeldOut, key)),
};

/** Both texts change: all in the words of men, and all in those of women. */
const inBothGenders = 'gender words, all of either';

const table: Record<string, { pairs: number; moved: number; 'by at most': number }> = {};
for (const [name, change] of [
  ...Object.entries(changes),
  [inBothGenders, (text: string) => inGender(text, 'WOMAN')] as const,
]) {
  const row = { pairs: 0, moved: 0, 'by at most': 0 };
  texts.forEach((text, i) => {
    const changed = change(text, String(i));
    const other = name === inBothGenders ? inGender(text, 'MAN') : text;
    if (changed === other) return;
    const profile = profileOf(candidateOf(changed));
    const otherProfile = other === text ? null : profileOf(candidateOf(other));
    const scores = otherProfile ? jobs.map((job) => scorePair(job, otherProfile).score) : before[i];
    jobs.forEach((job, j) => {
      const by = Math.abs(scorePair(job, profile).score - (scores?.[j] ?? 0));
      row.pairs += 1;
      if (by === 0) return;
      row.moved += 1;
      row['by at most'] = Math.max(row['by at most'], by);
    });
    if (process.env.SHOW && jobs.some((job, j) => scorePair(job, profile).score !== before[i]?.[j]))
      console.log(name, i, change === changes['… never looked at'] ? '' : pick(tuned, String(i)));
  });
  table[name] = row;
}
console.log('Scores that a change of who somebody is moves');
console.table(table);
