/** Requests made from the description alone: right, nearly right and hostile ones, as every caller. */
import fc, { type Arbitrary } from 'fast-check';
import { type Json, type Operation, resolve } from './document.ts';
import { hostile, hostileTexts, nearly, rightValues } from './values.ts';

/** Who asks. */
const callers = [
  'anonymous',
  'CANDIDATE',
  'CANDIDATE unproved',
  'EMPLOYER',
  'EMPLOYER unpaid',
  'RECRUITER',
  'RECRUITER unpaid',
  'RECRUITER PENDING',
  'RECRUITER SUSPENDED',
  'expired token',
  'forged token',
] as const;

export type FuzzCaller = (typeof callers)[number];

export interface FuzzRequest {
  operation: Operation;
  method: string;
  caller: FuzzCaller;
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: FuzzBody | null;
  headers: Readonly<Record<string, string>>;
}

export type FuzzBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: unknown; resume: string | null }
  | { kind: 'raw'; type: string | null; text: string };

/** Fields that a stranger would fill with something that exists. */
const realFields: ReadonlySet<string> = new Set([
  ...['jobId', 'email', 'candidateEmail', 'employerEmail', 'recruiterEmail', 'employerName', 'stageId'],
  ...[
    'password',
    'currentPassword',
    'newPassword',
    'candidatePassword',
    'employerPassword',
    'recruiterPassword',
  ],
  ...['verificationToken', 'confirmationToken', 'code', 'planId', 'card', 'clientSecret'],
]);
export const isRealField = (name: string) => realFields.has(name);
const isRealParam = (name: string) => /^id$|Id$/.test(name) || isRealField(name);

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

const resumes = [
  'Ada Example\nNurse for seven years\nSkills: Excel',
  '',
  '%PDF-1.7 broken',
  'PK\u0003\u0004 broken',
  'x',
  'word '.repeat(20_000),
];

const rawBodies: Arbitrary<FuzzBody> = fc
  .tuple(
    fc.constantFrom(
      null,
      'application/json',
      'application/json; charset=utf-16',
      'application/JSON;q=1',
      'application/problem+json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/octet-stream',
      'nonsense',
      '/',
    ),
    fc.oneof(
      fc.constantFrom(
        '',
        '{',
        '{"a":1',
        '[]',
        'null',
        '"x"',
        '1e999',
        '{"__proto__":{"x":1}}',
        '{"constructor":{"prototype":{}}}',
        `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
        '\ufeff{}',
        '{"a":"\\ud800"}',
        'a=1&b=2',
        '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
        '--x\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF\r\n--x',
        '--x--',
      ),
      { weight: 1, arbitrary: fc.constant(`"${'x'.repeat(1_100_000)}"`) },
      fc.string({ unit: 'binary', maxLength: 200 }),
    ),
  )
  .map(([type, text]) => ({ kind: 'raw', type, text }));

const oddHeaders: Arbitrary<Record<string, string>> = fc
  .array(
    fc.constantFrom<[string, string]>(
      ['accept', 'text/html'],
      ['accept', 'image/png;q=0.1'],
      ['accept-language', 'es-MX,es;q=0.9'],
      ['accept-language', 'x'.repeat(500)],
      ['accept-language', '*;q=-1,,;;'],
      ['accept-encoding', 'gzip;q=0'],
      ['content-encoding', 'gzip'],
      ['cookie', 'locale=../../x; =; locale="'],
      ['x-request-id', 'mine'],
      ['x-forwarded-for', '1.2.3.4, evil'],
      ['x-forwarded-proto', 'javascript'],
      ['x-http-method-override', 'DELETE'],
      ['if-none-match', '*'],
      ['range', 'bytes=0-1'],
      ['origin', 'https://elsewhere.example'],
      ['stripe-signature', 't=1,v1=x'],
      ['host', 'elsewhere.example'],
    ),
    { maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs));

const sometimes = <T>(usual: Arbitrary<T>, rare: Arbitrary<T>, oneIn = 6) =>
  fc.oneof({ weight: oneIn - 1, arbitrary: usual }, { weight: 1, arbitrary: rare });

export function paramsOf(document: Json, { parameters }: Operation): Arbitrary<Record<string, unknown>> {
  const inPath = parameters.filter((one) => one.in === 'path');
  return fc.record(
    Object.fromEntries(
      inPath.map(({ name, schema }) => [
        name,
        sometimes(
          rightValues(document, schema, isRealParam, name),
          fc.constantFrom<unknown>(...hostileTexts),
          10,
        ),
      ]),
    ),
  );
}

function queryOf(document: Json, { parameters }: Operation): Arbitrary<Record<string, unknown>> {
  const inQuery = parameters.filter((one) => one.in === 'query');
  const names = inQuery.map(({ name }) => name);
  const requiredKeys = inQuery.filter(({ required }) => required).map(({ name }) => name);
  const all = fc.record(
    Object.fromEntries(
      inQuery.map(({ name, schema }) => [name, rightValues(document, schema, isRealField, name)]),
    ),
    { requiredKeys },
  );
  // A stranger sends a few parameters, not every second one.
  const few = fc.tuple(all, fc.nat(3)).map(([query, most]) => {
    const optional = Object.entries(query).filter(([name]) => !requiredKeys.includes(name));
    const required = Object.entries(query).filter(([name]) => requiredKeys.includes(name));
    return Object.fromEntries([...required, ...optional.slice(0, most)]);
  });
  return sometimes(few, nearly(all, names) as Arbitrary<Record<string, unknown>>);
}

function bodyOf(document: Json, { body }: Operation): Arbitrary<FuzzBody | null> {
  if (!body) return sometimes(fc.constant(null), rawBodies);
  const schema = resolve(document, body.schema);
  const properties = Object.keys((schema.properties ?? {}) as Json);
  const right = rightValues(document, schema, isRealField);
  const values = sometimes(right, fc.oneof(nearly(right, properties), hostile), 4);
  const made: Arbitrary<FuzzBody> =
    body.type === 'multipart/form-data'
      ? fc
          .tuple(values, sometimes(fc.constant(resumes[0] ?? ''), fc.constantFrom(null, ...resumes), 3))
          .map(([fields, resume]) => ({ kind: 'form', fields, resume }))
      : values.map((value) => ({ kind: 'json', value }));
  return sometimes<FuzzBody | null>(made, fc.oneof(rawBodies, fc.constant(null)), 12);
}

/** Any request that the description makes someone think of. */
export function requestsFor(document: Json, operations: readonly Operation[]): Arbitrary<FuzzRequest> {
  const each = operations.map((operation) =>
    fc.record<FuzzRequest>({
      operation: fc.constant(operation),
      method: sometimes(fc.constant(operation.method), fc.constantFrom(...methods), 20),
      caller: fc.constantFrom(...callers),
      params: paramsOf(document, operation),
      query: queryOf(document, operation),
      body: bodyOf(document, operation),
      headers: sometimes(fc.constant({}), oddHeaders, 5),
    }),
  );
  return fc.oneof(...each);
}
