/** Filters as lexemes, which the index of words answers together with them (0071_distance.sql). */
import { quoted } from './askedWords.ts';
import { cellsOf, type Near } from './near.ts';

const cellLexemes = (cells: readonly string[]) => cells.map((cell) => `@g${cell}`);

/** A `tsquery` for jobs that lie in one of some cells. */
export const cellsQuery = (cells: readonly string[]): string => cellLexemes(cells).map(quoted).join(' | ');

interface LexemeFilters {
  workplace?: readonly string[];
  employment?: readonly string[];
  /** The least pay for a year. */
  pay?: { amount: number; currency: string } | undefined;
  near?: Near | null | undefined;
}

/** Pay is told in steps of a tenth of itself, up to the last one. */
const lastStep = 170;

function payLexemes({ amount, currency }: { amount: number; currency: string }): string[] {
  // The database may round the step's edge the other way.
  const from = Math.min(lastStep, Math.floor(10 * Math.log(amount) - 1e-6));
  return Array.from({ length: lastStep - from + 1 }, (_, i) => `@p${currency}${from + i}`);
}

/**
 * Jobs that these filters let through have one lexeme of each; the filters themselves still have to be asked.
 *
 * @returns parts of a `tsquery`, to be joined by `&`
 */
export function filterQueries({ workplace = [], employment = [], pay, near }: LexemeFilters): string[] {
  const groups = [
    workplace.map((one) => `@w${one}`),
    employment.map((one) => `@e${one}`),
    pay ? payLexemes(pay) : [],
    near ? cellLexemes(cellsOf(near)) : [],
  ].filter((group) => group.length > 0);
  return groups.map((group) => `(${group.map(quoted).join(' | ')})`);
}
