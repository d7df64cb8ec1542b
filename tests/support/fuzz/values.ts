/** Values for schemas of the description: right ones, nearly right ones, and what nobody means well with. */
import fc, { type Arbitrary } from 'fast-check';
import { type Json, resolve } from './document.ts';
import { anyAddress, anyText } from './texts.ts';

/** Stands for something real that is put in when the request is sent: `{real: 'id'}`. */
interface Real {
  real: string;
}

export const isReal = (value: unknown): value is Real =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'real';

/** Texts that have broken something somewhere. */
export const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202eabc',
  '\u200b',
  '\ufeff',
  'line\nbreak',
  'a\r\nSet-Cookie: x=1',
  '\t',
  '../../etc/passwd',
  '%00',
  '%zz',
  "' or 1=1 --",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '9'.repeat(400),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  'a@b',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
  'İ@EXAMPLE.com',
  'https://[::1]:99999/',
  'javascript:alert(1)',
  '😀'.repeat(40),
  'x'.repeat(5_000),
  'ﷺ'.repeat(100),
] as const;

const hostileNumbers = [
  0,
  -1,
  -0,
  1.5,
  1e21,
  -1e21,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  1e-300,
];

/** A list in a list in a list. */
function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i += 1) value = i % 2 ? { a: value } : [value];
  return value;
}

const deep = nested(300);

export const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(...hostileNumbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: 1 }, deep),
  anyText,
  fc.jsonValue({ maxDepth: 3 }),
);

const words = fc.constantFrom(
  'nurse',
  'Senior Bookkeeper',
  'Austin',
  'TX',
  'Ana',
  "O'Brien",
  'Łódź',
  '日本',
  'a',
);

const formats: Readonly<Record<string, Arbitrary<unknown>>> = {
  uuid: fc.uuid(),
  email: fc.constantFrom('nobody@fuzz.example', 'ana@fuzz.example', "o'brien+x@y.example"),
  uri: fc.oneof(fc.constantFrom('https://fuzz.example/a', 'http://x.example'), anyAddress),
  date: fc.constantFrom('2026-06-01', '2026-05-31', '2027-01-15', '1999-12-31'),
  'date-time': fc.constantFrom('2026-06-01T06:00:00Z'),
};

/** Texts that a pattern of ours lets through. */
const patterned = ['USD', 'in/ada-example', 'ada_l', '+1 512 555 0100', 'stage-1', '123456', 'Ana'];

function textOf(schema: Json): Arbitrary<unknown> {
  const {
    format,
    minLength = 0,
    maxLength = 200,
  } = schema as {
    format?: string;
    minLength?: number;
    maxLength?: number;
  };
  const known = formats[format ?? ''];
  if (known) return known;
  // Several patterns stand side by side.
  const patterns = [schema, ...((schema.allOf ?? []) as Json[])].flatMap(({ pattern }) =>
    typeof pattern === 'string' ? [new RegExp(pattern, 'u')] : [],
  );
  const fitting = patterned.filter((text) => patterns.every((pattern) => pattern.test(text)));
  if (patterns.length > 0 && fitting.length > 0) return fc.constantFrom<unknown>(...fitting);
  const bound = (text: string) => text.padEnd(Number(minLength), 'x').slice(0, Number(maxLength));
  return fc.oneof(
    { weight: 6, arbitrary: words.map(bound) },
    { weight: 1, arbitrary: anyText.map(bound) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(Number(maxLength))) },
    {
      weight: 1,
      arbitrary: fc.string({ minLength: Number(minLength), maxLength: Math.min(60, Number(maxLength)) }),
    },
  );
}

/** Fields of money have cents and nothing finer, which their description cannot say. */
const isMoney = (name: string) => /^(?:salary(?:Min|Max)?|amount\w*|lowestPay)$/.test(name);

function numberOf({ type, minimum, maximum }: Json, name: string): Arbitrary<unknown> {
  const min = Number(minimum ?? 0);
  const max = Math.min(Number(maximum ?? 1_000_000), 2_000_000_000);
  if (type === 'integer')
    return fc.oneof(
      fc.integer({ min: Math.ceil(min), max: Math.min(max, min + 100) }),
      fc.constantFrom(min, max),
    );
  return isMoney(name)
    ? fc.integer({ min: min * 100, max: Math.min(max, 1e6) * 100 }).map((cents) => cents / 100)
    : fc.double({ min, max, noNaN: true });
}

/** Values that the description allows. @param realOf which fields something real is put in for */
export function rightValues(
  document: Json,
  given: Json,
  realOf: (name: string) => boolean,
  name = '',
): Arbitrary<unknown> {
  const schema = resolve(document, given);
  const inner = (one: Json, of = name) => rightValues(document, one, realOf, of);
  if (realOf(name)) {
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant<unknown>({ real: name }) },
      { weight: 1, arbitrary: plain() },
    );
  }
  return plain();

  function plain(): Arbitrary<unknown> {
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum);
    if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })));
    const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
    if (choices) return fc.oneof(...choices.map((one) => inner(one)));
    if (Array.isArray(schema.allOf) && schema.type === undefined) return inner(schema.allOf[0] as Json);
    switch (schema.type) {
      case 'string':
        return textOf(schema);
      case 'integer':
      case 'number':
        return numberOf(schema, name);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return fc.array(inner(schema.items as Json), {
          minLength: Number(schema.minItems ?? 0),
          maxLength: Math.max(Number(schema.minItems ?? 0), 3),
        });
      case 'object': {
        const required = (schema.required ?? []) as string[];
        // Of a record whose names are known only their list is described, and what each of them holds.
        const others = Object.fromEntries(required.map((key) => [key, schema.additionalProperties as Json]));
        const fields = Object.entries({ ...others, ...(schema.properties as Record<string, Json>) });
        return fc.record(Object.fromEntries(fields.map(([key, value]) => [key, inner(value, key)])), {
          requiredKeys: required,
        });
      }
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  }
}

/** Nearly right: one field left out, added, or of a value nobody means well with. */
export const nearly = (right: Arbitrary<unknown>, names: readonly string[]): Arbitrary<unknown> =>
  fc
    .tuple(
      right,
      fc.constantFrom('less', 'more', 'other'),
      hostile,
      fc.nat(),
      fc.constantFrom(...hostileTexts),
    )
    .map(([value, how, bad, at, key]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad;
      const all = names.length > 0 ? names : Object.keys(value);
      const name = all[at % Math.max(all.length, 1)] ?? 'x';
      const entries = Object.entries(value);
      if (how === 'less') return Object.fromEntries(entries.filter(([one]) => one !== name));
      return Object.fromEntries([...entries, [how === 'more' ? key || 'x' : name, bad]]);
    });
