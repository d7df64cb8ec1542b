/** An import's report on the terminal. */
import { say } from '../base/sentence.ts';
import { translators } from '../base/translators.ts';
import type { RowProblem } from './readRows.ts';

/** How it went, in rows. */
export interface Tally {
  added: number;
  /** Were there already, so nothing was done. */
  known: number;
  refused: number;
}

export interface Reporter {
  begin(what: string, total: number): void;
  /** A row that did not go in; the others do. */
  refuse(line: number, reason: string): void;
  /** In a dry run: what would become of a row that is right. */
  foresee(line: number, outcome: 'ADDED' | 'KNOWN'): void;
  /** Something worth knowing about a row that did, or, without a line, about the file. */
  note(text: string, line?: number): void;
  /** One more row is done with, whatever became of it. */
  step(): void;
  end(tally: Tally): void;
}

/** The faults of a row, column by column, in English. */
export const problemWords = (problems: readonly RowProblem[]): string =>
  problems
    .map(({ column, reason }) => [column, say(reason, translators.en)].filter(Boolean).join(': '))
    .join(' ');

/** Says what of a file is left out as a whole. */
export function reportLeftOut(
  report: Reporter,
  { above, unknownColumns }: { above: readonly string[]; unknownColumns: readonly string[] },
): void {
  if (above.length > 0) report.note(`These lines above the headings are left out: ${above.join('; ')}.`);
  if (unknownColumns.length > 0)
    report.note(`These columns mean nothing here and are left out: ${unknownColumns.join(', ')}.`);
}
