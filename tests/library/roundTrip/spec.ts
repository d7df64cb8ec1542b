/** Schemas as plain data, so that a test can draw them in Node and a page can make them in the browser. */
import { z } from 'zod';

/** Types without parts, by name. */
export const leaves = {
  text: z.string(),
  shortText: z.string().min(2).max(12),
  fourLetters: z.string().length(4),
  plate: z.string().regex(/^[A-Z]{2}-\d+$/),
  longText: z
    .string()
    .min(1)
    .meta({ ui: { widget: 'textarea' } }),
  trimmed: z.string().trim().min(1),
  secret: z
    .string()
    .min(8)
    .meta({ ui: { widget: 'password' } }),
  email: z.email(),
  url: z.url(),
  uuid: z.uuid(),
  phone: z.e164(),
  template: z.templateLiteral(['no-', z.number()]),
  custom: z.custom<`${number}px`>((value) => typeof value === 'string' && value.endsWith('px')),
  number: z.number(),
  bounded: z.number().min(-50).max(50),
  between: z.number().gt(0).lt(10),
  multiple: z.number().multipleOf(0.25),
  whole: z.int(),
  coerced: z.coerce.number(),
  bigNumber: z.bigint(),
  boundedBig: z.bigint().min(-50n).max(50n),
  money: z
    .int()
    .min(0)
    .meta({ ui: { widget: 'money' } }),
  flag: z.boolean(),
  flagText: z.stringbool(),
  consent: z.literal(true),
  day: z.date(),
  boundedDay: z.date().min(new Date('2020-02-29')).max(new Date('2029-12-31')),
  coercedDay: z.coerce.date(),
  dayText: z.iso.date(),
  time: z.iso.time(),
  minutes: z.iso.time({ precision: -1 }),
  moment: z.iso.datetime(),
  momentToMinutes: z.iso.datetime({ precision: -1 }),
  momentToMillis: z.iso.datetime({ precision: 3 }),
  localMoment: z.iso.datetime({ local: true }),
  fixed: z.literal('fixed'),
  nothing: z.null(),
  choice: z.enum(['red', 'green', 'blue']),
  mixedChoice: z.literal([1, 2, 'three']),
  choiceOrNothing: z.literal(['some', null]),
  choices: z.array(z.enum(['north', 'east', 'south', 'west'])),
  several: z
    .array(z.enum(['north', 'east', 'south', 'west']))
    .min(2)
    .max(3),
  words: z.array(z.string()).max(3),
  json: z.any(),
  lengthOf: z.string().transform((text) => text.length),
  piped: z.string().pipe(z.coerce.number()),
  momentCodec: z.codec(z.iso.datetime(), z.date(), {
    decode: (text) => new Date(text),
    encode: (date) => date.toISOString(),
  }),
  numberCodec: z.codec(z.string().regex(/^-?\d+$/), z.int(), {
    decode: (text) => Number(text),
    encode: (count) => String(count),
  }),
} satisfies Record<string, z.ZodType>;

export type LeafName = keyof typeof leaves;

/** A field of an object: its name and its type. */
export type Part = readonly [name: string, type: Spec];

export type Spec =
  | { kind: 'leaf'; leaf: LeafName }
  | { kind: 'optional' | 'nullable' | 'nullish' | 'readonly' | 'lazy'; inner: Spec }
  | { kind: 'default'; inner: Spec; given: unknown }
  | { kind: 'object'; parts: readonly Part[] }
  | { kind: 'intersection'; parts: readonly Part[]; more: readonly Part[] }
  | ({ kind: 'array' | 'set'; element: Spec } & Bounds)
  | { kind: 'tuple'; items: readonly Spec[]; rest?: Spec | undefined }
  | { kind: 'record' | 'map'; value: Spec }
  | { kind: 'keyed'; keys: readonly string[]; value: Spec }
  | { kind: 'variants'; name: string; variants: readonly Variant[] }
  | { kind: 'union'; options: readonly { title: string; type: Spec }[] };

/** How many entries a list has. */
export interface Bounds {
  least?: number | undefined;
  most?: number | undefined;
}

interface Variant {
  tag: string;
  parts: readonly Part[];
}

/** A value of a union, and which of its members it is of. */
export interface Pick {
  option: number;
  value: unknown;
}

export const shapeFrom = (parts: readonly Part[]): Record<string, z.ZodType> =>
  Object.fromEntries(parts.map(([name, type]) => [name, schemaFrom(type)]));

const variantFrom =
  (name: string) =>
  ({ tag, parts }: Variant) =>
    z.object({ [name]: z.literal(tag), ...shapeFrom(parts) });

/** The schema of a list of so many entries. */
export function listOf(kind: 'array' | 'set', element: z.ZodType, { least, most }: Bounds): z.ZodType {
  const list = kind === 'set' ? z.set(element) : z.array(element);
  const from = least ? list.min(least) : list;
  return most ? from.max(most) : from;
}

/** The schema that a description stands for. */
function schemaFrom(spec: Spec): z.ZodType {
  switch (spec.kind) {
    case 'leaf':
      return leaves[spec.leaf];
    case 'optional':
    case 'nullable':
    case 'nullish':
    case 'readonly':
      return schemaFrom(spec.inner)[spec.kind]();
    case 'lazy':
      return z.lazy(() => schemaFrom(spec.inner));
    case 'default':
      return schemaFrom(spec.inner).default(spec.given);
    case 'object':
      return z.object(shapeFrom(spec.parts));
    case 'intersection':
      return z.intersection(z.object(shapeFrom(spec.parts)), z.object(shapeFrom(spec.more)));
    case 'array':
    case 'set':
      return listOf(spec.kind, schemaFrom(spec.element), spec);
    case 'tuple': {
      const [first, ...others] = spec.items.map(schemaFrom);
      const tuple = first ? z.tuple([first, ...others]) : z.tuple([]);
      return spec.rest ? tuple.rest(schemaFrom(spec.rest)) : tuple;
    }
    case 'record':
      return z.record(z.string(), schemaFrom(spec.value));
    case 'map':
      return z.map(z.string(), schemaFrom(spec.value));
    case 'keyed':
      return z.record(z.enum(spec.keys), schemaFrom(spec.value));
    case 'variants': {
      const [first, ...others] = spec.variants.map(variantFrom(spec.name));
      if (!first) throw new Error('A union has variants.');
      return z.discriminatedUnion(spec.name, [first, ...others]);
    }
    case 'union':
      return z.union(spec.options.map(({ title, type }) => schemaFrom(type).meta({ title })));
  }
}

/** Kinds whose result does not tell the words that were typed. */
const oneWay: ReadonlySet<LeafName> = new Set<LeafName>(['lengthOf', 'piped']);

/** Whether a type has no parts, behind its wrappers. */
export const isLeaf = (spec: Spec): boolean =>
  spec.kind === 'leaf' || ('inner' in spec && isLeaf(spec.inner));

/** Whether a record has what was typed, so that a form can start from it. */
export const isTwoWay = (spec: Spec): boolean => !leafOf(spec).some((name) => oneWay.has(name));

function leafOf(spec: Spec): LeafName[] {
  if (spec.kind === 'leaf') return [spec.leaf];
  return childrenOf(spec).flatMap(leafOf);
}

/** The types that a type is made of. */
export function childrenOf(spec: Spec): readonly Spec[] {
  if ('inner' in spec) return [spec.inner];
  switch (spec.kind) {
    case 'leaf':
      return [];
    case 'object':
      return spec.parts.map(([, type]) => type);
    case 'intersection':
      return [...spec.parts, ...spec.more].map(([, type]) => type);
    case 'array':
    case 'set':
      return [spec.element];
    case 'tuple':
      return spec.rest ? [...spec.items, spec.rest] : spec.items;
    case 'record':
    case 'map':
    case 'keyed':
      return [spec.value];
    case 'variants':
      return spec.variants.flatMap(({ parts }) => parts.map(([, type]) => type));
    case 'union':
      return spec.options.map(({ type }) => type);
  }
}

type Texts = Readonly<Record<string, unknown>>;

const partsOutcome = (parts: readonly Part[], typed: unknown): [string, unknown][] =>
  parts.flatMap(([name, type]): [string, unknown][] => {
    const value = outcome(type, (typed as Texts)[name]);
    return value === undefined ? [] : [[name, value]];
  });

function leafOutcome(leaf: LeafName, typed: unknown): unknown {
  switch (leaf) {
    case 'trimmed':
      return String(typed).trim();
    case 'lengthOf':
      return String(typed).length;
    case 'piped':
    case 'numberCodec':
      return Number(typed);
    default:
      return typed;
  }
}

/** Places at the end that were left out are not there. */
const withoutEnd = (places: readonly unknown[]) =>
  places.slice(0, places.findLastIndex((place) => place !== undefined) + 1);

/** The value that what was typed stands for. */
export function outcome(spec: Spec, typed: unknown): unknown {
  if (spec.kind === 'default') return typed === undefined ? spec.given : outcome(spec.inner, typed);
  if ('inner' in spec) return typed === undefined || typed === null ? typed : outcome(spec.inner, typed);
  const list = () => typed as readonly unknown[];
  switch (spec.kind) {
    case 'leaf':
      return leafOutcome(spec.leaf, typed);
    case 'object':
      return Object.fromEntries(partsOutcome(spec.parts, typed));
    case 'intersection':
      return Object.fromEntries(partsOutcome([...spec.parts, ...spec.more], typed));
    case 'array':
      return list().map((entry) => outcome(spec.element, entry));
    case 'set':
      return new Set(list().map((entry) => outcome(spec.element, entry)));
    case 'tuple':
      return withoutEnd(
        list().map((entry, at) => outcome(spec.items[at] ?? spec.rest ?? neverReached(), entry)),
      );
    case 'record':
      return Object.fromEntries(
        (typed as [string, unknown][]).map(([key, entry]) => [key, outcome(spec.value, entry)]),
      );
    case 'map':
      return new Map((typed as [string, unknown][]).map(([key, entry]) => [key, outcome(spec.value, entry)]));
    case 'keyed':
      return Object.fromEntries(spec.keys.map((key) => [key, outcome(spec.value, (typed as Texts)[key])]));
    case 'variants': {
      const { option, value } = typed as Pick;
      const { tag, parts } = spec.variants[option] ?? neverReached();
      return { [spec.name]: tag, ...Object.fromEntries(partsOutcome(parts, value)) };
    }
    case 'union': {
      const { option, value } = typed as Pick;
      return outcome((spec.options[option] ?? neverReached()).type, value);
    }
  }
}

export function neverReached(): never {
  throw new Error('A value fits its schema.');
}
