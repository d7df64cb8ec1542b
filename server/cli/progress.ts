/** The progress of an import: a bar on a terminal, plain lines anywhere else. */
import path from 'node:path';
import { MultiBar, Presets, type SingleBar } from 'cli-progress';
import type { Reporter } from '../import/report.ts';

/** Rows between two lines where there is no bar. */
const linesApart = 100;

/**
 * @param file whose rows are reported, by its short name
 * @param isDryRun whether it tells what would happen
 */
export function createProgress(file: string, isDryRun = false): Reporter {
  const name = path.basename(file);
  const bars = process.stdout.isTTY
    ? new MultiBar(
        { format: '{what} [{bar}] {value}/{total} {eta_formatted}', hideCursor: true },
        Presets.rect,
      )
    : null;
  let bar: SingleBar | undefined;
  let what = '';
  let total = 0;
  let done = 0;
  const say = (text: string) => (bars ? bars.log(`${text}\n`) : console.log(text));
  const at = (line: number) => `${name}, line ${line}: `;

  return {
    begin(of, rows) {
      what = of;
      total = rows;
      bar = bars?.create(rows, 0, { what });
      if (!bars) say(`${what}: ${rows} rows in ${name}.`);
    },
    refuse: (line, reason) => say(`${at(line)}${isDryRun ? 'wrong' : 'not imported'}. ${reason}`),
    foresee: (line, outcome) => say(`${at(line)}${outcome === 'ADDED' ? 'new' : 'there already'}.`),
    note: (text, line) => say(line === undefined ? `${name}: ${text}` : `${at(line)}${text}`),
    step() {
      done += 1;
      bar?.update(done);
      if (!bars && done % linesApart === 0) say(`${what}: ${done} of ${total}.`);
    },
    end({ added, known, refused }) {
      bars?.stop();
      console.log(
        isDryRun
          ? `${what}: ${added} new, ${known} there already, ${refused} wrong. Nothing was stored.`
          : `${what}: ${added} added, ${known} there already, ${refused} not imported.`,
      );
    },
  };
}
