/** Examples of bodies and answers, made from their JSON Schemas: the same ones every time, and of nobody who lives. */
import { type ProblemCode, problems } from '../../../schemas/calls/problem.ts';
import { exampleValue } from './exampleValues.ts';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const formats: Readonly<Record<string, string>> = {
  uuid: '0197b3a2-5c1e-7d40-9f6a-2b8e4c0d1a35',
  email: 'sam.rivera@example.com',
  date: '2026-06-15',
  'date-time': '2026-06-15T09:00:00.000Z',
  time: '09:00',
  uri: 'https://www.example.com/',
};

/** The document's part that a reference is to. */
type Resolve = (reference: string) => Json | undefined;

/** Names in a schema of an object, and what can stand under them. */
function objectOf(schema: Json, resolve: Resolve, depth: number): Json {
  const properties = isJson(schema.properties) ? schema.properties : {};
  const entries = Object.entries(properties).map(([key, property]) => [
    key,
    exampleOf(isJson(property) ? property : {}, resolve, key, depth + 1),
  ]);
  const keys = isJson(schema.propertyNames) ? schema.propertyNames.enum : undefined;
  const values = schema.additionalProperties;
  if (Array.isArray(keys) && isJson(values))
    for (const key of keys) entries.push([key, exampleOf(values, resolve, String(key), depth + 1)]);
  return Object.fromEntries(entries);
}

function numberOf({ minimum, exclusiveMinimum, maximum }: Json): number {
  const least = Number(minimum ?? exclusiveMinimum ?? 0);
  const most = Number(maximum ?? Number.POSITIVE_INFINITY);
  return Math.min(most, Math.max(least > -1e15 ? least : 0, 3));
}

/** Texts of a form, for those that a pattern asks for. */
const shaped = ['2026-06', '09:00', 'applied', 'https://www.example.com/'];

function textOf({ format, pattern, minLength, maxLength, title }: Json, name: string): string {
  const made = formats[String(format)] ?? String(title ?? name);
  const matching = typeof pattern === 'string' && format === undefined ? new RegExp(pattern, 'u') : null;
  const fitting = matching ? ([made, ...shaped].find((one) => matching.test(one)) ?? made) : made;
  const long = fitting.padEnd(Number(minLength ?? 0), '.');
  return typeof maxLength === 'number' ? long.slice(0, maxLength) : long;
}

/** Whether a value is of a type that JSON Schema names. */
function isOfType(value: unknown, type: unknown): boolean {
  if (Array.isArray(value)) return type === 'array';
  return typeof value === 'number' ? type === 'integer' || type === 'number' : typeof value === type;
}

/** How deep records lie in each other before lists stay empty. */
const deepest = 6;

/**
 * A value that a schema allows.
 *
 * @param name of the field it stands under; some have texts of their own (exampleTexts.ts)
 */
export function exampleOf(schema: Json, resolve: Resolve, name = '', depth = 0): unknown {
  if (typeof schema.$ref === 'string') return exampleOf(resolve(schema.$ref) ?? {}, resolve, name, depth);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const ways = [schema.anyOf, schema.oneOf].find(Array.isArray)?.filter(isJson);
  if (ways) {
    const said = ways.find(({ type }) => type !== 'null') ?? {};
    return exampleOf({ ...said, title: schema.title ?? said.title }, resolve, name, depth);
  }
  if (Array.isArray(schema.allOf)) {
    const { allOf, ...rest } = schema;
    return exampleOf(Object.assign({}, ...allOf, rest), resolve, name, depth);
  }
  const types = [schema.type].flat();
  const known = exampleValue(name);
  if (types.some((type) => isOfType(known, type))) return known;
  switch (types.find((type) => type !== 'null') ?? types[0]) {
    case 'string':
      return textOf(schema, name);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array': {
      const items = isJson(schema.items) ? schema.items : {};
      if (depth > deepest && !Number(schema.minItems)) return [];
      return [exampleOf(items, resolve, name, depth + 1)];
    }
    case 'object':
      return objectOf(schema, resolve, depth);
    default:
      return {};
  }
}

/** An example of each refusal with a status. */
export const problemExamples = (codes: readonly ProblemCode[]): Json =>
  Object.fromEntries(
    codes.map((code) => {
      const { status, title } = problems[code];
      const errors = code === 'INVALID_FIELDS' ? { errors: { title: 'Fill this in.' } } : {};
      const value = { type: `/api/docs#${code}`, title, status, detail: `${title}.`, code, ...errors };
      return [code, { summary: title, value }];
    }),
  );
