/**
 * Texts with every kind of character: what a field accepts is stored as it was accepted, can be answered by everything
 * that tells of it, and is accepted again.
 *
 * `npm run fuzz` sets FUZZ_TEXTS and makes many more of them.
 */
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { bareSchema, fieldSchemas, wholeSchema } from '../../../schemas/base/inside.ts';
import type { Call } from '../../../schemas/calls/call.ts';
import { permissions } from '../../../schemas/calls/permissions.ts';
import { type CallName, calls } from '../../../schemas/calls/table.ts';
import { answerWriter } from '../../../server/http/answerWriter.ts';
import { unholdableFields } from '../../../server/http/checks.ts';
import { askedApp } from '../../support/fuzz/asked.ts';
import type { Json, Operation } from '../../support/fuzz/document.ts';
import { createJudge } from '../../support/fuzz/judge.ts';
import { type FuzzCaller, type FuzzRequest, isRealField, paramsOf } from '../../support/fuzz/requests.ts';
import { send } from '../../support/fuzz/send.ts';
import { anyAddress, anyText } from '../../support/fuzz/texts.ts';
import { rightValues } from '../../support/fuzz/values.ts';
import { isRecord, type World } from '../../support/fuzz/world.ts';
import { randomSeed } from '../../support/random.ts';

const asked = process.env.FUZZ_TEXTS;
const total = Number(asked ?? 120);
const table: readonly [name: string, call: Call][] = Object.entries(calls);

/** Every text that a schema takes, with its place. */
function textsIn(schema: z.ZodType, place: string): [place: string, schema: z.ZodType][] {
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodObject)
    return fieldSchemas(bare).flatMap(([name, field]) => textsIn(field, `${place}.${name}`));
  if (bare instanceof z.ZodArray) return textsIn(wholeSchema(bare.element), `${place}[]`);
  if (bare instanceof z.ZodUnion) return bare.options.flatMap((one) => textsIn(wholeSchema(one), place));
  return ['string', 'pipe'].includes(bare.type) ? [[place, bare]] : [];
}

const isHoldable = (value: unknown) => Object.keys(unholdableFields({ value })).length === 0;

test('a text that a field accepted is accepted again as it was stored, and written into an answer', () => {
  const fields = table.flatMap(([name, { body, query, params }]) =>
    [body, query, params].flatMap((part) => (part ? textsIn(part, name) : [])),
  );
  const faults = new Map<string, string>();
  const accepted = new Set<string>();
  const writers = new Map(fields.map(([, field]) => [field, answerWriter(z.object({ text: field }), false)]));
  for (const [place, field] of fields)
    fc.assert(
      fc.property(fc.oneof(anyText, anyAddress), (text) => {
        const { data: stored } = field.safeParse(text);
        if (typeof stored !== 'string' || !isHoldable(stored)) return;
        accepted.add(place);
        const again = field.safeParse(stored);
        const answered: unknown = JSON.parse(writers.get(field)?.({ text: stored }) ?? 'null');
        if (again.data !== stored)
          faults.set(`${place} is another text the second time`, JSON.stringify([text, stored, again.data]));
        if (JSON.stringify(answered) !== JSON.stringify({ text: stored }))
          faults.set(`${place} is answered otherwise`, JSON.stringify([stored, answered]));
      }),
      { numRuns: asked ? 2000 : 40, seed: randomSeed },
    );
  expect([...faults]).toEqual([]);
  // Most texts of the API are free ones; the others are ids, codes and days.
  expect(accepted.size).toBeGreaterThan(fields.length / 4);
});

test('every answer is written as it is, with any texts in it', () => {
  for (const [name, { answer }] of table) {
    if (!answer) continue;
    const described = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }) as Json;
    const write = answerWriter(answer, false);
    fc.assert(
      fc.property(
        rightValues(described, described, () => false),
        (value) => {
          expect(JSON.parse(write(value)), name).toEqual(JSON.parse(JSON.stringify(value)));
        },
      ),
      { numRuns: asked ? 200 : 5, seed: randomSeed },
    );
  }
});

let world: World;
let port: number;
let document: Json;
let operations: Operation[];

beforeAll(async () => {
  ({ world, port, document, operations } = await askedApp());
});

const callOf = ({ operationId }: Operation): Call => calls[operationId as CallName];

/** People who may make a call, with a plan. */
const callersOf = (operation: Operation): FuzzCaller[] => {
  const { may } = callOf(operation);
  if (may === 'public') return ['anonymous'];
  return (['RECRUITER', 'EMPLOYER', 'CANDIDATE'] as const).filter((role) => permissions[may][role]);
};

/** Right requests of calls that write texts, by those who may. */
const writes = () =>
  fc.oneof(
    ...operations
      .filter(
        (operation) =>
          operation.method !== 'GET' &&
          callersOf(operation).length > 0 &&
          textsIn(callOf(operation).body ?? z.null(), '').length > 0,
      )
      .map((operation) => {
        const values = rightValues(document, operation.body?.schema ?? {}, isRealField);
        return fc.record<FuzzRequest>({
          operation: fc.constant(operation),
          method: fc.constant(operation.method),
          caller: fc.constantFrom(...callersOf(operation)),
          params: paramsOf(document, operation),
          query: fc.constant({}),
          body: callOf(operation).multipart
            ? values.map((fields) => ({
                kind: 'form' as const,
                fields,
                resume: 'Ada Example\nNurse for seven years',
              }))
            : values.map((value) => ({ kind: 'json' as const, value })),
          headers: fc.constant({}),
        });
      }),
  );

/** Where an answer tells another text than the one that was accepted. */
function differences(accepted: unknown, answered: unknown, place: string): string[] {
  if (typeof accepted === 'string' && typeof answered === 'string')
    return accepted === answered ? [] : [`${place}: ${JSON.stringify([accepted, answered])}`];
  if (typeof accepted !== 'object' || typeof answered !== 'object' || !accepted || !answered) return [];
  return Object.entries(accepted).flatMap(([name, value]) =>
    Object.hasOwn(answered, name) ? differences(value, Reflect.get(answered, name), `${place}.${name}`) : [],
  );
}

test(`${total} bodies with any characters: what was accepted is answered, wherever it is told (seed ${randomSeed})`, {
  timeout: 120_000 + total * 2_000,
}, async () => {
  const judge = createJudge(document);
  const faults = new Map<string, string>();
  const stored = new Map<string, number>();
  const reads = operations.filter(
    ({ method, parameters }) =>
      method === 'GET' && parameters.every(({ in: where, required }) => where === 'path' || !required),
  );

  /** Asks for everything there is, as everyone who may. */
  async function readAll(since: string) {
    for (const operation of reads)
      for (const caller of callersOf(operation)) {
        const [params] = fc.sample(paramsOf(document, operation), { numRuns: 1, seed: randomSeed });
        const request = {
          operation,
          caller,
          params: params ?? {},
          method: 'GET',
          query: {},
          body: null,
          headers: {},
        };
        const { answer, sent } = await send(port, world, request);
        const fault = answer && answer !== 'cut off' ? judge(operation, 'GET', answer) : 'no answer';
        if (fault) faults.set(`${sent.split(' ').slice(0, 3).join(' ')}: ${fault}`, since);
      }
  }

  let lately: string[] = [];
  await fc.assert(
    fc.asyncProperty(writes(), async (request) => {
      const { operation, method } = request;
      const { answer, sent, payload } = await send(port, world, request);
      const fault = answer && answer !== 'cut off' ? judge(operation, method, answer) : 'no answer';
      if (fault) faults.set(`${sent.slice(0, 60)}: ${fault}`, sent);
      if (!answer || answer === 'cut off' || answer.status >= 300) return;
      stored.set(operation.operationId, (stored.get(operation.operationId) ?? 0) + 1);
      lately.push(sent);
      const { body } = callOf(operation);
      if (request.body?.kind === 'json' && body && isRecord(answer.text)) {
        const accepted = body.safeParse(JSON.parse(String(payload)));
        for (const difference of differences(accepted.data, JSON.parse(answer.text), operation.operationId))
          faults.set(difference, sent);
      }
      if (lately.length < 40) return;
      await readAll(lately.join('\n'));
      await world.keep();
      lately = [];
    }),
    { numRuns: total, seed: randomSeed, endOnFailure: true },
  );
  await readAll(lately.join('\n'));
  if (asked) process.stdout.write(`\n${[...stored].map(([name, times]) => `${name} ${times}`).join('\n')}\n`);
  expect([...faults].map(([fault, example]) => `${fault}\n    ${example}`)).toEqual([]);
  expect(stored.size).toBeGreaterThan(asked ? 25 : 10);
});
