/** Postings of `bench/postings/` and `bench/clauses/`, each with the criteria a recruiter would note for it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { neutralOrder } from '../server/matching/scoring/neutralOrder.ts';
import { termsOf } from '../server/matching/vocabulary/tokens.ts';

/** One thing a recruiter would note. */
export interface Noted {
  importance: 'MUST_HAVE' | 'NICE_TO_HAVE';
  /** Wordings that say it; the first is how it would be printed. */
  wordings: string[];
  /** Would be kept and need not be found. */
  spare: boolean;
}

export interface NotedPosting {
  title: string;
  description: string;
  noted: Noted[];
  /** Words of what the posting says of people and a resume does not show, such as moods and shifts. */
  noCriteria: string[];
  /** Facts of the job, as `field=value` apart by `;`. */
  facts: ReadonlyMap<string, string>;
  /** Never looked at while the proposals are worked on. */
  heldOut: boolean;
}

const marks = {
  '!': { importance: 'MUST_HAVE', spare: false },
  '?': { importance: 'NICE_TO_HAVE', spare: false },
  '=': { importance: 'NICE_TO_HAVE', spare: true },
} as const;

function notedIn(line: string): Noted[] {
  const mark = line.charAt(0);
  if (mark !== '!' && mark !== '?' && mark !== '=') return [];
  return [
    {
      ...marks[mark],
      wordings: line
        .slice(1)
        .split('|')
        .map((wording) => wording.trim()),
    },
  ];
}

const factsIn = (notes: string) =>
  new Map(
    (/^@ (.*)$/m.exec(notes)?.[1] ?? '').split('; ').flatMap((fact): [string, string][] => {
      const [name = '', value = ''] = fact.split('=');
      return value === '' ? [] : [[name, value]];
    }),
  );

/** A file's postings: `=== title`, the text, `---`, and a line for each criterion: `!` must, `?` nice, `=` either way, `-` none, `@` facts of the job. */
const postingsIn = (file: string, isHeldOut: (title: string) => boolean): NotedPosting[] =>
  readFileSync(file, 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [text = '', notes = ''] = part.split(/^---$/m);
      const [title = '', ...lines] = text.split('\n');
      return {
        title: title.trim(),
        description: lines.join('\n').trim(),
        noted: notes.split('\n').flatMap(notedIn),
        noCriteria: notes
          .split('\n')
          .flatMap((line) => (line.startsWith('- ') ? [line.slice(2).trim()] : [])),
        facts: factsIn(notes),
        heldOut: isHeldOut(title.trim()),
      };
    });

/** The postings whose proposals are compared with what a recruiter would keep. */
export function notedPostings(): NotedPosting[] {
  const folder = path.join(import.meta.dirname, 'postings');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => postingsIn(path.join(folder, name), (title) => neutralOrder(title) % 3 === 0));
}

/** Postings whose every clause was counted by hand before anything was tuned on them, by the file they are in. */
export const countedPostings = (name: string): NotedPosting[] =>
  postingsIn(path.join(import.meta.dirname, 'clauses', `${name}.txt`), () => /heldOut$/i.test(name));

/** Terms that say nothing of what is asked for. */
const empty = new Set(
  termsOf(
    'experience of in with as a an the or and such working work license licence certification certificate certified degree similar de en con como o y experiencia título un una',
  ),
);
/** The years or months that words ask for. */
export const amountIn = (words: string) => /\d+(?= (?:years?|months?|años?|meses))/.exec(words)?.[0] ?? '';

/** The telling terms of a wording, without accents. */
export function tellingIn(words: string): Set<string> {
  const all = termsOf(words.normalize('NFD').replace(/\p{M}/gu, ''));
  const telling = all.filter((term) => !empty.has(term));
  return new Set(telling.length > 0 ? telling : all);
}

/** How much of two wordings' telling words is in common, 0 to 1; 0 where they ask for other amounts of years. */
export function likeness(a: string, b: string): number {
  if (amountIn(a) !== amountIn(b)) return 0;
  const [left, right] = [tellingIn(a), tellingIn(b)];
  const shared = [...left].filter((term) => right.has(term)).length;
  return (2 * shared) / (left.size + right.size);
}
