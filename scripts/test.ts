/**
 * Everything that has to hold before a change lands, in one command: `npm test`.
 *
 * Finds itself a browser, runs every check, light ones side by side, even when another has failed, prints how long each took, repeats the failures, and ends with one line of totals. `npm test -- unit e2e` runs the named checks only.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Counts, readReport } from './reports.ts';
import { root } from './start/install.mjs';

const bin = path.join(root, 'node_modules', '.bin');
// The pinned Node comes first, whatever the shell has.
const env = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  CI: process.env.CI ?? 'true',
  // The compiler is written in Go, whose collector would otherwise take a sixth of its time.
  GOGC: '400',
};
const results = path.join(root, 'test-results');

const vitestReport = (project: string) => path.join(results, `${project}.json`);
const vitest = (name: string, projects = name) =>
  `vitest run --project "${projects}" --reporter=default --reporter=json --outputFile.json=${vitestReport(name)}`;

/** The cores to use at most; with more, checks would still wait for the longest. */
const cores = 2;

interface Check {
  name: string;
  command: string;
  /** How many cores it keeps busy. */
  cores: number;
  /** The check whose result it needs. */
  after?: string;
  /** Where a test runner writes its counts. */
  report?: string;
  browser?: boolean;
}

/** The checks, quickest feedback first. */
const checks: Check[] = [
  { name: 'build', command: 'node scripts/build/build.ts', cores: 1 },
  { name: 'lint', command: 'npm run lint', cores: 1 },
  { name: 'types', command: 'npm run types', cores: 1 },
  { name: 'budgets', command: 'node scripts/checks/budgets.ts', cores: 1, after: 'build', browser: true },
  { name: 'storybook', command: 'storybook build --quiet --disable-telemetry -o storybook-static', cores: 1 },
  { name: 'unit', command: vitest('node', 'node*'), cores: 2, report: vitestReport('node') },
  {
    name: 'stories',
    command: vitest('storybook'),
    cores: 2,
    report: vitestReport('storybook'),
    browser: true,
  },
  {
    name: 'e2e',
    command: 'playwright test',
    cores: 2,
    after: 'build',
    report: path.join(results, 'e2e.json'),
    browser: true,
  },
];

/**
 * Runs a command to its end.
 *
 * @param heading if given, all output is printed at the end, below this heading
 * @returns whether it succeeded
 */
const run = (command: string, heading?: string) =>
  new Promise<boolean>((resolve) => {
    const output = heading ? 'pipe' : 'inherit';
    const child = spawn(command, { shell: true, stdio: ['ignore', output, output], env });
    const said: Buffer[] = heading ? [Buffer.from(`${heading}\n`)] : [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece: Buffer) => said.push(piece));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no check named ${unknown.join(', ')}. There are: ${checks.map((c) => c.name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = checks.filter(({ name }) => asked.length === 0 || asked.includes(name));

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
if (chosen.some((check) => check.browser) && !(await run('node scripts/checks/installBrowser.ts')))
  process.exit(1);

const rows: (Counts & { name: string; seconds: number })[] = [];
const failures: { check: string; name: string; message?: string | undefined }[] = [];

/** @param alone whether nothing else runs meanwhile, so that its output can be shown as it comes */
async function perform({ name, command, report }: Check, alone: boolean) {
  const heading = `\n── ${name}: ${command}`;
  console.log(alone ? heading : `… ${name}`);
  const started = performance.now();
  const ok = await run(command, alone ? undefined : heading);
  const { failures: told, ...counts } = report
    ? readReport(report)
    : { passed: Number(ok), failed: 0, skipped: 0, failures: [] };
  // A runner that fails without a failing test (it did not start, an error outside a test) still failed.
  if (!ok && counts.failed === 0) counts.failed = 1;
  failures.push(...told.map((failure) => ({ ...failure, check: name })));
  rows.push({ name, seconds: Math.round((performance.now() - started) / 100) / 10, ...counts });
}

/** Runs checks side by side as far as there are enough cores; one that needs them all runs alone. */
async function performAll() {
  const waiting = [...chosen];
  const running = new Map<Check, Promise<void>>();
  const isBusy = ({ after }: Check) => [...waiting, ...running.keys()].some(({ name }) => name === after);
  while (waiting.length + running.size > 0) {
    let free = Math.max(0, cores - [...running.keys()].reduce((sum, check) => sum + check.cores, 0));
    for (const check of [...waiting]) {
      if (isBusy(check) || check.cores > free) continue;
      free -= check.cores;
      waiting.splice(waiting.indexOf(check), 1);
      const alone = check.cores === cores || chosen.length === 1;
      running.set(
        check,
        perform(check, alone).finally(() => running.delete(check)),
      );
    }
    await Promise.race(running.values());
  }
}

const started = performance.now();
await performAll();

// Failures were printed long ago; someone who has only the end of the output needs them too.
for (const { check, name, message = '' } of failures)
  console.log(`\n✗ ${check}: ${name}\n${message.slice(0, 2_000)}`);

console.log('');
console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
const total = (key: keyof Counts) => rows.reduce((sum, row) => sum + row[key], 0);
console.log(
  `${total('passed')} passed, ${total('failed')} failed${total('skipped') ? `, ${total('skipped')} skipped` : ''} in ${Math.round((performance.now() - started) / 1000)} s`,
);
process.exit(total('failed') === 0 ? 0 : 1);
