/** Examples of the bodies of each call: as they are sent, and as they are answered. */
import { z } from 'zod';
import type { Call } from '../../../schemas/calls/call.ts';
import { calls } from '../../../schemas/calls/table.ts';
import { exampleOf } from './examples.ts';

/** Fields that cannot be sent together with the others. */
const eitherOr = new Map<Call, readonly string[]>([
  [calls.changeApplications, ['reason']],
  [calls.considerPeople, ['importId']],
]);

/** A schema by itself, with whatever it refers to inside of it. */
function exampleBy(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const { $defs = {}, ...whole } = z.toJSONSchema(schema, { io });
  return exampleOf(whole, (reference) => $defs[reference.replace('#/$defs/', '')]);
}

/** The body of a request; a form's without its file. */
export function exampleBody(call: Call): unknown {
  if (!call.body) return undefined;
  const example = exampleBy(call.body, 'input');
  const left = eitherOr.get(call);
  return left && typeof example === 'object' && example
    ? Object.fromEntries(Object.entries(example).filter(([name]) => !left.includes(name)))
    : example;
}

/** The body of an answer; of a list, a page with one row. */
export const exampleAnswer = (call: Call): unknown =>
  call.answer ? exampleBy(call.answer, 'output') : undefined;
