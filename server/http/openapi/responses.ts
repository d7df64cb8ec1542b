/** The answers of each call: its success, and every refusal with the codes that can stand in it. */
import type { Call } from '../../../schemas/calls/call.ts';
import { idempotencyHours, keepsAnswer } from '../../../schemas/calls/idempotency.ts';
import { type ProblemCode, problems } from '../../../schemas/calls/problem.ts';
import { readsRecord, recordOf } from '../../../schemas/calls/records.ts';
import { refusalsOf } from '../../../schemas/calls/refusals.ts';
import { tellsChanges } from '../../../schemas/calls/tellsChanges.ts';
import { problemExamples } from './examples.ts';

type Json = Record<string, unknown>;

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

/** Headers that are written once in the document and referred to. */
export const headers: Record<string, Json> = {
  RequestId: {
    description: 'The number of the request in the log; to be quoted when asking for help.',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  },
  ContentRange: {
    description: 'Which rows these are, of how many: `jobs 0-24/319`; `*` for what is not known.',
    required: true,
    schema: { type: 'string' },
  },
  Link: {
    description: 'Where the next page is, with rel="next"; none on the last.',
    schema: { type: 'string' },
  },
  UpdatedUntil: {
    description:
      'With `updatedSince`: up to when changes were told of, to be sent as `updatedSince` the next time.',
    schema: { type: 'string', format: 'date-time' },
  },
  ContentDisposition: {
    description: 'The name of the file.',
    required: true,
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Seconds after which it makes sense to try again.',
    schema: { type: 'integer', minimum: 0 },
  },
  Replayed: {
    description: 'Only on the answer to a repeat with the same Idempotency-Key: always `true`.',
    schema: { const: 'true' },
  },
  ETag: {
    description: 'Names the record as it is now, for If-None-Match and If-Match.',
    required: true,
    schema: { type: 'string' },
  },
  Allow: {
    description: 'The methods that the address takes.',
    required: true,
    schema: { type: 'string' },
  },
  Challenge: {
    description: 'Always `Bearer`: a token has to be sent.',
    required: true,
    schema: { type: 'string' },
  },
};

/** The headers a call can be asked with beside the token. */
export function headerParameters(call: Call): Json[] {
  const text = { type: 'string', minLength: 1 };
  const parameter = (name: string, description: string, schema: Json = text) => ({
    ...{ name, in: 'header', required: false, description, schema },
  });
  const key = `A new one for each new request, such as a UUID. Repeated with it by the same caller within ${idempotencyHours} hours, the request is answered as before and not made again.`;
  return [
    ...(keepsAnswer(call) ? [parameter('Idempotency-Key', key, { ...text, maxLength: 255 })] : []),
    ...(readsRecord(call) ? [parameter('If-None-Match', 'ETag of what the caller has already.')] : []),
    ...(recordOf(call)
      ? [parameter('If-Match', 'ETag of the record as the caller has seen it: nothing newer is overwritten.')]
      : []),
  ];
}

const common = { 'x-request-id': header('RequestId') };

/** Status of success of a call. */
const statusOf = ({ status, answer, binary }: Call) => status ?? (answer || binary ? 200 : 204);

function success(call: Call, answer: Json | undefined, example: unknown): Json {
  if (call.binary) {
    return {
      description: 'The file.',
      headers: { ...common, 'Content-Disposition': header('ContentDisposition') },
      content: Object.fromEntries(
        call.binary.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
      ),
    };
  }
  const ofRepeats = keepsAnswer(call) ? { 'Idempotent-Replayed': header('Replayed') } : {};
  if (!answer) return { description: 'Done; no body.', headers: { ...common, ...ofRepeats } };
  const ofRecord = readsRecord(call) ? { ETag: header('ETag') } : {};
  const ofList = { 'Content-Range': header('ContentRange'), Link: header('Link') };
  const ofChanges = tellsChanges(call) ? { 'X-Updated-Until': header('UpdatedUntil') } : {};
  return {
    description: call.list ? 'One page of the list.' : 'Done.',
    headers: { ...common, ...ofRepeats, ...ofRecord, ...(call.list ? ofList : {}), ...ofChanges },
    content: { 'application/json': { schema: answer, ...(example === undefined ? {} : { example }) } },
  };
}

/** The refusals of a call, those of one status together. */
const byStatus = (call: Call) => Map.groupBy(refusalsOf(call), (code) => problems[code].status);

/** One response for each set of codes that share a status; its name is made of them. */
const nameOf = (codes: readonly ProblemCode[]) => codes.join('.');

/**
 * @param answer JSON Schema of the body of success
 * @param example an example of it
 * @returns the `responses` of an operation, by status
 */
export function responsesOf(call: Call, answer: Json | undefined, example: unknown): Json {
  const refusals = [...byStatus(call)].map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${nameOf(codes)}` },
  ]);
  const known = { description: 'The caller has it already.', headers: { ...common, ETag: header('ETag') } };
  return {
    [statusOf(call)]: success(call, answer, example),
    ...(readsRecord(call) ? { 304: known } : {}),
    ...Object.fromEntries(refusals),
  };
}

function refusal(status: number, codes: readonly ProblemCode[], problem: string): Json {
  return {
    description: codes.map((code) => `${code}: ${problems[code].title}.`).join(' '),
    headers: {
      ...common,
      ...(status === 405 ? { Allow: header('Allow') } : {}),
      ...(status === 401 ? { 'WWW-Authenticate': header('Challenge') } : {}),
      ...(status === 429 || status === 503 ? { 'Retry-After': header('RetryAfter') } : {}),
    },
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: problem },
            { type: 'object', properties: { status: { const: status }, code: { enum: codes } } },
          ],
        },
        examples: problemExamples(codes),
      },
    },
  };
}

/**
 * The refusals that the operations refer to.
 *
 * @param problem where the shape of a problem is in the document
 */
export function refusalResponses(calls: readonly Call[], problem: string): Json {
  const all = calls.flatMap((call) =>
    [...byStatus(call)].map(([status, codes]) => [nameOf(codes), refusal(status, codes, problem)]),
  );
  return Object.fromEntries(all);
}
