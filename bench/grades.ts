/** Grades a recruiter gave pairs of posting and resume, and what a ranking is worth by them. See grades/README.md. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** 3 call today, 2 worth a call, 1 only if there is nobody else, 0 no. */
export type Grade = 0 | 1 | 2 | 3;

/** Grades of one posting by the resume's number, the name of its file without the ending. */
export type PostingGrades = ReadonlyMap<string, Grade>;

export interface Posting {
  /** The file's name without its ending; grades name the posting by it. */
  name: string;
  title: string;
  description: string;
}

const here = import.meta.dirname;

/** The postings written for measuring, by name. */
export async function readPostings(): Promise<Posting[]> {
  const folder = path.join(here, 'postings');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder, file), 'utf8');
      const end = text.indexOf('\n');
      return {
        name: path.basename(file, '.md'),
        title: text.slice(0, end).trim(),
        description: text.slice(end).trim(),
      };
    }),
  );
}

function gradeOf(value: string | undefined): Grade {
  const grade = Number(value);
  if (grade === 0 || grade === 1 || grade === 2 || grade === 3) return grade;
  throw new Error(`No grade: ${value}`);
}

/** All grades there are, by posting: the name of a file in postings/, or the title of one in jobs.csv. */
export async function readGrades(): Promise<ReadonlyMap<string, PostingGrades>> {
  const folder = path.join(here, 'grades');
  const grades = new Map<string, Map<string, Grade>>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.tsv')).sort())
    for (const line of (await readFile(path.join(folder, file), 'utf8')).split('\n').filter(Boolean)) {
      const [posting = '', resume = '', grade] = line.split('\t');
      const ofPosting = grades.get(posting) ?? new Map<string, Grade>();
      grades.set(posting, ofPosting.set(resume, gradeOf(grade)));
    }
  return grades;
}

/** How much a list is worth. */
export interface Worth {
  /** Share of the places whose grade is 2 or 3; a place that is left empty counts as one that is not. */
  precision: number;
  /** Against the best list of everyone graded, gain 2^grade − 1; null where nobody has a grade above 0. */
  ndcg: number | null;
  /** Resumes of the list that nobody has graded; they count as 0. */
  ungraded: string[];
}

const gain = (grades: readonly Grade[]): number =>
  grades.reduce<number>((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** The worth of the first `places` of a list of resumes' numbers, best first. */
export function worthOf(list: readonly string[], grades: PostingGrades, places = 10): Worth {
  const first = list.slice(0, places);
  const given = first.map((resume): Grade => grades.get(resume) ?? 0);
  const best = gain([...grades.values()].sort((a, b) => b - a).slice(0, places));
  return {
    precision: given.filter((grade) => grade >= 2).length / places,
    ndcg: best > 0 ? gain(given) / best : null,
    ungraded: first.filter((resume) => !grades.has(resume)),
  };
}
