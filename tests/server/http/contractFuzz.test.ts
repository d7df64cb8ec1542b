/**
 * Asks every call as its published description invites one to, and in ways it does not, as every caller: nothing may be
 * answered that the description does not name.
 *
 * FUZZ_CALLS and FUZZ_SEED are set by `npm run fuzz`, which makes many more.
 */
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { askedApp } from '../../support/fuzz/asked.ts';
import type { Json, Operation } from '../../support/fuzz/document.ts';
import { createJudge, otherMethodFault } from '../../support/fuzz/judge.ts';
import { requestsFor } from '../../support/fuzz/requests.ts';
import { send } from '../../support/fuzz/send.ts';
import type { World } from '../../support/fuzz/world.ts';
import { randomSeed } from '../../support/random.ts';

const total = Number(process.env.FUZZ_CALLS ?? 300);
const seed = randomSeed;
/** After so many calls people have their rights and things back. */
const keepEvery = 25;

let world: World;
let port: number;
let document: Json;
let operations: Operation[];

beforeAll(async () => {
  ({ world, port, document, operations } = await askedApp());
});

/** Which addresses an operation takes: `/employers/names` is an `/employers/{email}`, too. */
const takes = ({ path }: Operation) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** How often each operation answered what. */
function tableOf(counts: ReadonlyMap<string, ReadonlyMap<number, number>>): string {
  const statuses = [...new Set([...counts.values()].flatMap((one) => [...one.keys()]))].sort();
  const row = (name: string, cells: readonly (number | string)[]) =>
    [name.padEnd(28), ...cells.map((cell) => String(cell).padStart(6))].join('');
  const rows = [...counts].sort(([a], [b]) => a.localeCompare(b));
  return [
    row('operation', statuses),
    ...rows.map(([name, one]) =>
      row(
        name,
        statuses.map((status) => one.get(status) ?? '·'),
      ),
    ),
  ].join('\n');
}

test(`${total} calls answer only what is documented (seed ${seed})`, {
  timeout: 60_000 + total * 500,
}, async () => {
  const judge = createJudge(document);
  const counts = new Map<string, Map<number, number>>();
  const faults = new Map<string, string>();
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(requestsFor(document, operations), async (request) => {
      asked += 1;
      if (asked % keepEvery === 0) await world.keep();
      const { operation, method } = request;
      const { answer, sent } = await send(port, world, request);
      if (answer === 'cut off') return;
      // Another operation may live at the same address: it is judged by its own description.
      const wanted = method === 'HEAD' ? 'GET' : method;
      const meant =
        operations.find((one) => one.path === operation.path && one.method === wanted) ??
        operations.find((one) => one.method === wanted && takes(one).test(operation.path));
      const fault = answer
        ? meant
          ? judge(meant, method, answer)
          : otherMethodFault(judge, operation, method, answer)
        : 'no answer';
      const of = counts.get(operation.operationId) ?? new Map<number, number>();
      counts.set(operation.operationId, of);
      const status = answer?.status ?? 0;
      of.set(status, (of.get(status) ?? 0) + 1);
      if (fault) {
        const kind = `${method} ${operation.path}: ${fault}`;
        if (!faults.has(kind))
          faults.set(kind, `${sent}\n    → ${answer?.status} ${answer?.text.slice(0, 300)}`);
      }
    }),
    { numRuns: total, seed, endOnFailure: true },
  );
  if (process.env.FUZZ_CALLS) process.stdout.write(`\n${tableOf(counts)}\n`);
  expect([...faults].map(([kind, example]) => `${kind}\n    ${example}`)).toEqual([]);
});
