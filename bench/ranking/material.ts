/** The material of the ranking measurements: real resumes, postings, the labels of both, and grades given by hand. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { extractText } from '../../server/files/extractText.ts';
import type { MatchCandidate } from '../../server/matching/profile/prepare.ts';
import { readFacts } from '../../server/matching/reading/facts.ts';
import type { MatchJob } from '../../server/matching/scoring/job.ts';
import { type PostingGrades, readGrades, readPostings } from '../grades.ts';
import { isHeldOut } from '../heldOut.ts';
import { candidatesFile, dataFolder, jobsFile } from '../realData.ts';

export interface MeasuredJob extends MatchJob {
  /** Grades name it so. */
  name: string;
  /** Its occupation as the labels say; null where nobody in the data has it. */
  occupation: string | null;
  /** Whether nothing may be tuned on it. */
  isHeldOut: boolean;
  grades: PostingGrades;
}

export interface MeasuredPerson {
  candidate: MatchCandidate;
  /** The resume's number, by which grades name it. */
  resume: string;
  occupation: string | null;
}

export interface Material {
  people: MeasuredPerson[];
  jobs: MeasuredJob[];
}

const rowsOf = async (file: string): Promise<Record<string, string>[]> =>
  parse(await readFile(file, 'utf8'), { columns: true, bom: true });

const labelsOf = async (file: string, key: string) =>
  new Map((await rowsOf(path.join(dataFolder, file))).map((row) => [row[key] ?? '', row.occupation ?? '']));

async function readPeople(): Promise<MeasuredPerson[]> {
  const occupations = await labelsOf('candidate-labels.csv', 'candidateEmail');
  const today = new Date().toISOString().slice(0, 10);
  const people: MeasuredPerson[] = [];
  for (const person of await rowsOf(candidatesFile)) {
    const text = await readFile(path.join(dataFolder, person.resume ?? ''))
      .then(extractText)
      .then(
        (read) => read.text,
        () => '',
      );
    people.push({
      resume: path.basename(person.resume ?? '', '.pdf'),
      occupation: occupations.get(person.candidateEmail ?? '') ?? null,
      candidate: {
        key: person.candidateEmail ?? '',
        facts: readFacts(text, today),
        text,
        city: person.candidateCity || null,
        state: person.candidateState || null,
        country: null,
        willingToRelocate: person.candidateWillingToRelocate === 'true',
        highestLevelOfEducation: null,
      },
    });
  }
  return people;
}

async function readJobs(): Promise<MeasuredJob[]> {
  const [rows, labels, postings, own, grades] = await Promise.all([
    rowsOf(jobsFile),
    labelsOf('job-labels.csv', 'title'),
    readPostings(),
    readFile(path.join(import.meta.dirname, '../postings/labels.tsv'), 'utf8'),
    readGrades(),
  ]);
  const ownLabels = new Map(
    own.split('\n').map((line): [string, string] => {
      const [name = '', label = ''] = line.split('\t');
      return [name, label];
    }),
  );
  const all = [
    ...rows.map(({ title = '', description = '' }) => ({
      name: title,
      title,
      description,
      occupation: labels.get(title) ?? null,
    })),
    ...postings.map((posting) => ({ ...posting, occupation: ownLabels.get(posting.name) ?? null })),
  ];
  return all.map((job) => ({
    ...job,
    criteria: [],
    isHeldOut: isHeldOut(job.name),
    grades: grades.get(job.name) ?? new Map(),
  }));
}

/** Reads all of it; a minute of processor time goes into the resumes. */
export async function readMaterial(): Promise<Material> {
  return { people: await readPeople(), jobs: await readJobs() };
}
