/** `npm run bench`: everything that is measured, a table each. `npm run bench -- api` runs the named ones only. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { giveUp } from '../start/install.mjs';

/** In the order of the product's day; the other files of the folder are their parts. */
const benchmarks = [
  'import',
  'reading',
  'documents',
  'criteria',
  'postings',
  'matching',
  'evidence',
  'fairness',
  'dailyRun',
  'scale',
  'api',
  'search',
  'finding',
  'employer',
  'queue',
  'forms',
  'rows',
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !benchmarks.includes(name));
if (unknown.length > 0)
  giveUp(`There is no benchmark named ${unknown.join(', ')}. There are: ${benchmarks.join(', ')}.`);

let failed = false;
for (const name of asked.length > 0 ? asked : benchmarks) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(process.execPath, [path.join('bench', `${name}.ts`)], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
