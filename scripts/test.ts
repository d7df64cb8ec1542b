/**
 * Everything that has to hold before a change lands, in one command: `npm test`.
 *
 * Finds itself a browser, runs every check, two at a time, even when another has failed, prints how long each took, repeats the failures, and ends with one line of totals. `npm test -- unit e2e` runs the named checks only.
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

/** One check alone leaves nearly half of two cores idle: it waits for processes, pages and databases. */
const atOnce = 2;

interface Check {
  name: string;
  command: string;
  /** The check whose result it needs. */
  after?: string;
  /** Where a test runner writes its counts. */
  report?: string;
  browser?: boolean;
}

/** The checks, in the order in which they are begun: the longest first, so that none runs alone at the end. */
const checks: Check[] = [
  { name: 'build', command: 'node scripts/build/build.ts' },
  { name: 'unit', command: vitest('node', 'node*'), report: vitestReport('node'), browser: true },
  {
    name: 'e2e',
    command: 'playwright test',
    after: 'build',
    report: path.join(results, 'e2e.json'),
    browser: true,
  },
  { name: 'stories', command: vitest('storybook'), report: vitestReport('storybook'), browser: true },
  { name: 'budgets', command: 'node scripts/checks/budgets.ts', after: 'build', browser: true },
  { name: 'lint', command: 'npm run lint' },
  { name: 'types', command: 'npm run types' },
  { name: 'storybook', command: 'storybook build --quiet --disable-telemetry -o storybook-static' },
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
const [hasBrowser] = await Promise.all([
  !chosen.some((check) => check.browser) || run('node scripts/checks/installBrowser.ts'),
  // Before any check, because two of them need it and would both make it; where it fails, they say so.
  run('node scripts/build/build.ts server'),
]);
if (!hasBrowser) process.exit(1);

const rows: (Counts & { name: string; seconds: number })[] = [];
const failures: { check: string; name: string; message?: string | undefined }[] = [];

async function perform({ name, command, report }: Check) {
  const heading = `\n── ${name}: ${command}`;
  // Of a single check the output can be shown as it comes.
  const alone = chosen.length === 1;
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

/** Runs the checks, each as soon as there is room and what it needs is done. */
async function performAll() {
  const waiting = [...chosen];
  const running = new Map<Check, Promise<void>>();
  const isBusy = ({ after }: Check) => [...waiting, ...running.keys()].some(({ name }) => name === after);
  while (waiting.length + running.size > 0) {
    for (const check of [...waiting]) {
      if (running.size === atOnce || isBusy(check)) continue;
      waiting.splice(waiting.indexOf(check), 1);
      running.set(
        check,
        perform(check).finally(() => running.delete(check)),
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
