/** An import's report on the terminal. */

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
  /** Something worth knowing about a row that did, or, without a line, about the file. */
  note(text: string, line?: number): void;
  /** One more row is done with, whatever became of it. */
  step(): void;
  end(tally: Tally): void;
}
