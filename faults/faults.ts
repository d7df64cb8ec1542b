/** `npm run faults`: breaks the parts of the product while people use it, and prints a table of what came of it. */
import path from 'node:path';
import { ensureBuilt } from '../scripts/build/build.ts';
import { openDatabase } from '../server/db/database.ts';
import { type Comparison, compare } from './ledger.ts';
import { isUp, startProduct, until } from './product.ts';
import { aWhile, type Scenario, scenarios } from './scenarios.ts';
import { addPeople, type Pulse, startTraffic, type Traffic, watchPulse } from './traffic.ts';

const asked = process.argv.slice(2);
const small = asked.includes('--small');
const names = asked.filter((word) => !word.startsWith('--'));

/** A process that answers later than this is taken for dead by the process that watches it, in ms. */
const slowestPulse = 250;

interface Row {
  fault: string;
  times: number;
  tries: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  alive: boolean;
  answers: string;
  'longest away (s)': number;
  'healthz p99 (ms)': number;
}

/** Rules that are broken, in words; nothing when all is well. */
function complaints(
  scenario: Scenario,
  row: Row,
  { lost, doubled }: Comparison,
  { wrong }: Traffic,
): string[] {
  return [
    ...lost.map((what) => `acknowledged and lost: ${what}`),
    ...doubled.map((what) => `there twice: ${what}`),
    ...new Set(wrong),
    ...(row.alive ? [] : ['the server did not stay']),
    // A process that starts has other things to do; a few seconds beside other tests say nothing of the slowest in a hundred.
    ...(small || scenario.kills || row['healthz p99 (ms)'] <= slowestPulse ? [] : ['/healthz was slow']),
    ...(row.acknowledged > 0 ? [] : ['nothing was acknowledged']),
  ].map((complaint) => `${scenario.name}: ${complaint}`);
}

function rowOf(
  scenario: Scenario,
  times: number,
  found: Comparison,
  traffic: Traffic,
  pulse: Pulse,
  alive: boolean,
): Row {
  const answers = [...traffic.statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status || 'none'}×${count}`);
  return {
    fault: scenario.name,
    times,
    tries: found.tries,
    acknowledged: found.acknowledged,
    lost: found.lost.length,
    doubled: found.doubled.length,
    alive,
    answers: answers.join(' '),
    'longest away (s)': Math.round(traffic.longestAway() / 100) / 10,
    'healthz p99 (ms)': Math.round(pulse.p99()),
  };
}

async function run(scenario: Scenario, times: number): Promise<{ row: Row; complaints: string[] }> {
  const prepared = await scenario.prepare?.();
  const product = await startProduct({ apart: true, ...scenario.options, ...prepared?.options });
  const { db, close } = openDatabase(product.postgres.connection);
  try {
    const name = scenario.name.replaceAll(/\W+/g, '-');
    await addPeople(db, name);
    const [first] = product.servers;
    const urls = product.servers.map(({ url }) => url);
    const before = first?.pid();
    const traffic = startTraffic(urls, name);
    const pulse = watchPulse(first?.url ?? '');
    await until(() => traffic.successes() > 0, 60_000, 'The first success');
    for (let time = 0; time < times; time += 1) {
      await aWhile();
      await scenario.once(product, traffic, time);
      const success = traffic.successes();
      await until(() => traffic.successes() > success, 120_000, `A success after ${scenario.name}`);
    }
    await aWhile();
    await traffic.stop();
    pulse.stop();
    for (const url of urls) await until(() => isUp(url), 60_000, 'Being ready again');
    await traffic.lookAtPlans();
    // The killed process is a different one; the others have to be the same.
    const alive = scenario.kills === true || first?.pid() === before;
    const files = prepared?.options.env?.S3_BUCKET ? null : path.join(product.dataDir, 'resumes');
    const found = await compare(db, traffic.ledger, files);
    const row = rowOf(scenario, times, found, traffic, pulse, alive);
    return { row, complaints: complaints(scenario, row, found, traffic) };
  } finally {
    await close();
    await product.stop();
    await prepared?.end();
  }
}

/** In the small suite, faults that need the same product share one, because starting it takes most of the time. */
function together(all: readonly Scenario[]): { scenario: Scenario; times: number }[] {
  const groups = Map.groupBy(
    all.filter(({ times }) => times.small > 0),
    ({ name, options, kills = false, prepare }) => JSON.stringify([options, kills, prepare && name]),
  );
  return [...groups.values()].map((group) => {
    const turns = group.flatMap((one) =>
      Array.from({ length: one.times.small }, (_, time) => ({ one, time })),
    );
    const scenario: Scenario = {
      ...group[0],
      name: group.map(({ name }) => name).join(', '),
      times: { whole: 0, small: turns.length },
      once: async (product, traffic, place) => {
        const turn = turns[place];
        await turn?.one.once(product, traffic, turn.time);
      },
    };
    return { scenario, times: turns.length };
  });
}

const wanted = scenarios.filter(
  ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
);
const chosen = small
  ? together(wanted)
  : wanted.flatMap((scenario) => (scenario.times.whole ? [{ scenario, times: scenario.times.whole }] : []));
if (!(await ensureBuilt(['server']))) process.exit(1);
const rows: Row[] = [];
const wrong: string[] = [];
for (const { scenario, times } of chosen) {
  console.log(`${scenario.name}, ${times}×`);
  try {
    const done = await run(scenario, times);
    rows.push(done.row);
    wrong.push(...done.complaints);
  } catch (error) {
    wrong.push(`${scenario.name}: ${error instanceof Error ? error.message : error}`);
  }
}
console.table(Object.fromEntries(rows.map(({ fault, ...row }) => [fault, row])));
for (const complaint of wrong) console.error(complaint);
process.exit(wrong.length > 0 || rows.length === 0 ? 1 : 0);
