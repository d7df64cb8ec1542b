/**
 * Everything that has to hold before a change lands, in one command: `npm test`.
 *
 * Sets itself up on a fresh clone (packages, a browser), runs each check even when an earlier one failed, prints what
 * took how long, tells again what failed, and ends with one line of totals. `npm test -- unit e2e` runs the named checks only.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { readReport } from './reports.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
ensureInstalled();

const bin = path.join(root, 'node_modules', '.bin');
// The pinned Node comes first, whatever the shell has.
const env = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  CI: process.env.CI ?? 'true',
};
const results = path.join(root, 'test-results');

const vitestReport = (project) => path.join(results, `${project}.json`);
const vitest = (project) =>
  `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${vitestReport(project)}`;

/** The checks in the order of how soon they tell something. `report` is where a test runner leaves its counts. */
const checks = [
  { name: 'lint', command: 'biome ci .' },
  { name: 'types', command: 'tsc' },
  { name: 'unit', command: vitest('node'), report: vitestReport('node') },
  { name: 'build', command: 'node scripts/build.mjs' },
  { name: 'budgets', command: 'node scripts/budgets.mjs', browser: true },
  { name: 'stories', command: vitest('storybook'), report: vitestReport('storybook'), browser: true },
  { name: 'storybook', command: 'storybook build --quiet --disable-telemetry -o storybook-static' },
  { name: 'e2e', command: 'playwright test', report: path.join(results, 'e2e.json'), browser: true },
];

/** Runs a command to its end; its output is ours. Resolves with whether it succeeded. */
const run = (command) =>
  new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('close', (code) => resolve(code === 0));
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
if (chosen.some((check) => check.browser) && !(await run('node scripts/install-browser.mjs')))
  process.exit(1);

const rows = [];
const failures = [];
for (const { name, command, report } of chosen) {
  console.log(`\n── ${name}: ${command}`);
  const started = performance.now();
  const ok = await run(command);
  const { failures: told, ...counts } = report
    ? readReport(report)
    : { passed: Number(ok), failed: 0, skipped: 0, failures: [] };
  // A runner that fails without a failing test (it did not start, an error outside a test) still failed.
  if (!ok && counts.failed === 0) counts.failed = 1;
  failures.push(...told.map((failure) => ({ ...failure, check: name })));
  rows.push({ name, seconds: Math.round((performance.now() - started) / 100) / 10, ...counts });
}

// What failed was printed long ago; whoever has only the end of the output has to know it too.
for (const { check, name, message = '' } of failures)
  console.log(`\n✗ ${check}: ${name}\n${message.slice(0, 2_000)}`);

console.log('');
console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
console.log(
  `${total('passed')} passed, ${total('failed')} failed${total('skipped') ? `, ${total('skipped')} skipped` : ''}`,
);
process.exit(total('failed') === 0 ? 0 : 1);
