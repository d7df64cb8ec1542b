/**
 * `npm run fuzz -- --calls 20000 --texts 2000 --mails 500 --clocks 1000 --runs 100 --guesses 10000 --forms 200 --seed 1`:
 * calls the API at random and prints what each operation answered, has it store that many bodies with characters of every
 * kind and reads them back, takes that many answers by mail of any shape, has that much wait for clocks that are set, runs
 * each test of payments with that many random sequences of events, guesses a password and a code that often, and fills in
 * the forms of that many random schemas.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp } from '../start/install.mjs';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '20000' },
    texts: { type: 'string', default: '2000' },
    mails: { type: 'string', default: '500' },
    clocks: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '100' },
    guesses: { type: 'string', default: '10000' },
    forms: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
for (const [name, value] of Object.entries(values)) {
  if (!/^\d{1,9}$/.test(value) || Number(value) < 1) giveUp(`--${name} takes a whole number from 1.`);
}

const files = [
  ...['contractFuzz', 'everyCharacter', 'mailFuzz', 'clockFuzz'],
  ...['stripeStories', 'testPaymentsProperty', 'bruteForce', 'roundTrip'],
].map((name) => `${path.sep}${name}.test.ts`);
const vitest = path.join('node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'node*', ...files], {
  stdio: 'inherit',
  env: {
    ...process.env,
    FUZZ_CALLS: values.calls,
    FUZZ_TEXTS: values.texts,
    FUZZ_MAILS: values.mails,
    FUZZ_CLOCKS: values.clocks,
    FUZZ_RUNS: values.runs,
    FUZZ_GUESSES: values.guesses,
    FUZZ_FORMS: values.forms,
    FUZZ_SEED: values.seed,
  },
});
process.exit(status ?? 1);
