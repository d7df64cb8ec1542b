/** Draws schemas, and values as a person types them. */
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { type LeafName, leaves, neverReached, outcome, type Part, type Pick, type Spec } from './spec.ts';

const line = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 14 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
);

const fitting = (leaf: LeafName) => line.filter((text) => leaves[leaf].safeParse(text).success);

/** A list takes words apart at commas and lines, and takes each once. */
const word = line.map((text) => text.replaceAll(/[,;]/g, '').trim()).filter((text) => text !== '');

const finite = (bounds: { min?: number; max?: number } = {}) =>
  fc.double({ ...bounds, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);

const startOfDay = (at: Date) => new Date(at.toISOString().slice(0, 10));
const days = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map(startOfDay);
/** The clock of the test's page has been as it is since 1945; no hour comes twice. */
const moments = fc
  .date({ min: new Date('1950-01-01'), max: new Date('9999-12-30'), noInvalidDate: true })
  .map((at) => new Date(Math.floor(at.getTime() / 1000) * 1000));
const momentText = (length: number, end: string) =>
  moments.map((at) => `${at.toISOString().slice(0, length)}${end}`);

const isSomething = (value: unknown) => value !== null && value !== '';

/** Values of each type without parts. */
const typed: Record<LeafName, Arbitrary<unknown>> = {
  text: line,
  shortText: fitting('shortText'),
  longText: fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => `${lines.join('\n')}.`),
  trimmed: line.map((text) => ` ${text}x `),
  secret: line.map((text) => `${text} secrets`),
  email: fc.emailAddress().filter((text) => z.email().safeParse(text).success),
  url: fc.webUrl(),
  uuid: fc.uuid(),
  phone: fc.integer({ min: 10_000_000, max: 999_999_999 }).map((digits) => `+34${digits}`),
  template: finite({ min: -1000, max: 1000 })
    .map((count) => `no-${Math.round(count)}`)
    .filter((text) => leaves.template.safeParse(text).success),
  custom: fc.nat().map((count) => `${count}px`),
  number: finite(),
  bounded: finite({ min: -50, max: 50 }),
  whole: fc.maxSafeInteger(),
  coerced: finite(),
  bigNumber: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
  money: fc.nat(),
  flag: fc.boolean(),
  flagText: fc.boolean(),
  consent: fc.constant(true),
  day: days,
  coercedDay: days,
  dayText: days.map((at) => at.toISOString().slice(0, 10)),
  time: moments.map((at) => at.toISOString().slice(11, 19)),
  minutes: moments.map((at) => at.toISOString().slice(11, 16)),
  moment: momentText(19, 'Z'),
  momentToMinutes: momentText(16, 'Z'),
  momentToMillis: momentText(19, '.000Z'),
  localMoment: momentText(19, ''),
  fixed: fc.constant('fixed'),
  nothing: fc.constant(null),
  choice: fc.constantFrom('red', 'green', 'blue'),
  mixedChoice: fc.constantFrom(1, 2, 'three'),
  choiceOrNothing: fc.constantFrom('some', null),
  choices: fc.shuffledSubarray(['north', 'east', 'south', 'west']),
  words: fc.uniqueArray(word, { maxLength: 3, selector: (text) => text.toLowerCase() }),
  json: fc
    .jsonValue({ maxDepth: 2 })
    .map((value): unknown => JSON.parse(JSON.stringify(value)))
    .filter(isSomething),
  lengthOf: line,
  piped: finite().map(String),
  momentCodec: moments,
  numberCodec: fc.maxSafeInteger().map(String),
};

const leafNames = Object.keys(typed) as LeafName[];

/** Texts in a list are words. */
export const wordLeaves: ReadonlySet<LeafName> = new Set<LeafName>([
  'text',
  'shortText',
  'longText',
  'trimmed',
  'secret',
  'uuid',
  'phone',
  'template',
  'lengthOf',
]);

const wordOf = (name: LeafName): Arbitrary<string> =>
  ['uuid', 'phone', 'template'].includes(name)
    ? typed[name].map(String)
    : word.map((text) => (name === 'secret' ? `${text} secrets` : `${text}ab`.slice(0, 12).trim()));

/** Kinds whose result does not tell the words that were typed. */
const oneWay: ReadonlySet<LeafName> = new Set<LeafName>(['lengthOf', 'piped']);

const leaf = (names: readonly LeafName[]): Arbitrary<Spec> =>
  fc.constantFrom(...names).map((name): Spec => ({ kind: 'leaf', leaf: name }));

const leafBut = (...left: LeafName[]) => leaf(leafNames.filter((name) => !left.includes(name)));

const unnamed = (type: Arbitrary<Spec>, bounds: { minLength?: number; maxLength?: number } = {}) =>
  fc.array(
    type.map((one): Part => ['', one]),
    { minLength: 1, maxLength: 3, ...bounds },
  );

/** Whether a type has names in it, which its default would have to know. */
const hasNames = (spec: Spec): boolean =>
  ['object', 'intersection', 'variants'].includes(spec.kind) || childrenOf(spec).some(hasNames);

/** A type with a default; what it gives when it is left alone is a value of its own. */
const withDefault = (inner: Arbitrary<Spec>): Arbitrary<Spec> =>
  inner
    .filter((spec) => isTwoWay(spec) && !isAlwaysBlank(spec) && !hasNames(spec))
    .chain((spec) =>
      something(spec).map((value): Spec => ({ kind: 'default', inner: spec, given: outcome(spec, value) })),
    );

const memberTypes: readonly Arbitrary<Spec>[] = [
  leaf(['shortText']),
  leaf(['number']),
  leaf(['flag']),
  leaf(['bigNumber']),
  leaf(['bounded']).map((element): Spec => ({ kind: 'array', element })),
];

const union = (part: Arbitrary<Spec>): Arbitrary<Spec> =>
  fc
    .tuple(
      fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 1, maxLength: 2 }),
      unnamed(part).map((parts): Spec => ({ kind: 'object', parts })),
    )
    .chain(([chosen, object]) =>
      fc.tuple(...chosen.map((at) => memberTypes[at] ?? neverReached()), fc.constant(object)),
    )
    .map(
      (types): Spec => ({
        kind: 'union',
        options: types.map((type, at) => ({ title: `Member ${'ABC'[at]}`, type })),
      }),
    );

/** Types of at most that many levels. */
function types(depth: number): Arbitrary<Spec> {
  const flat = leafBut();
  if (depth === 0) return flat;
  const inner = types(depth - 1);
  const kinds: Arbitrary<Spec>[] = [
    fc
      .tuple(fc.constantFrom('optional', 'nullable', 'nullish', 'readonly', 'lazy'), inner)
      .map(([kind, one]): Spec => ({ kind, inner: one })),
    withDefault(inner),
    unnamed(inner).map((parts): Spec => ({ kind: 'object', parts })),
    fc
      .tuple(unnamed(inner, { maxLength: 2 }), unnamed(inner, { maxLength: 2 }))
      .map(([parts, more]): Spec => ({ kind: 'intersection', parts, more })),
    inner.map((element): Spec => ({ kind: 'array', element })),
    leaf(['text', 'number', 'whole', 'bigNumber', 'email', 'dayText', 'moment']).map(
      (element): Spec => ({ kind: 'set', element }),
    ),
    fc.array(inner, { minLength: 1, maxLength: 3 }).map((items): Spec => ({ kind: 'tuple', items })),
    fc
      .tuple(leaf(['number', 'flag', 'email', 'choice']), leaf(['text', 'whole', 'dayText']))
      .map(([first, rest]): Spec => ({ kind: 'tuple', items: [first], rest })),
    fc.tuple(fc.constantFrom('record', 'map'), inner).map(([kind, value]): Spec => ({ kind, value })),
    inner.map((value): Spec => ({ kind: 'keyed', keys: ['first', 'second'], value })),
    fc.array(unnamed(inner, { maxLength: 2 }), { minLength: 2, maxLength: 3 }).map(
      (all): Spec => ({
        kind: 'variants',
        name: '',
        variants: all.map((parts, at) => ({ tag: ['circle', 'longLine', 'AREA'][at] ?? '', parts })),
      }),
    ),
    union(inner),
  ];
  return fc.oneof({ weight: 12, arbitrary: flat }, { weight: 14, arbitrary: fc.oneof(...kinds) });
}

/** Whether a record has what was typed, so that a form can start from it. */
export const isTwoWay = (spec: Spec): boolean => !leafOf(spec).some((name) => oneWay.has(name));

function leafOf(spec: Spec): LeafName[] {
  if (spec.kind === 'leaf') return [spec.leaf];
  return childrenOf(spec).flatMap(leafOf);
}

function childrenOf(spec: Spec): readonly Spec[] {
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

const names = ['anchor', 'basketSize', 'candle_light', 'dew-point', 'emptyID', 'ferry'];

/** Gives every field a name of its own, so that a person can tell them apart. */
function naming() {
  let count = 0;
  const next = () => `${names[count % names.length]}${++count}`;
  const named = (parts: readonly Part[]): Part[] => parts.map(([, type]) => [next(), rename(type)]);
  function rename(spec: Spec): Spec {
    switch (spec.kind) {
      case 'object':
        return { ...spec, parts: named(spec.parts) };
      case 'intersection':
        return { ...spec, parts: named(spec.parts), more: named(spec.more) };
      case 'variants':
        return {
          ...spec,
          name: next(),
          variants: spec.variants.map((one) => ({ ...one, parts: named(one.parts) })),
        };
      case 'array':
      case 'set':
        return { ...spec, element: rename(spec.element) };
      case 'tuple':
        return { ...spec, items: spec.items.map(rename), rest: spec.rest && rename(spec.rest) };
      case 'record':
      case 'map':
      case 'keyed':
        return { ...spec, value: rename(spec.value) };
      case 'union':
        return { ...spec, options: spec.options.map((one) => ({ ...one, type: rename(one.type) })) };
      case 'leaf':
        return spec;
      default:
        return { ...spec, inner: rename(spec.inner) };
    }
  }
  return named;
}

/** Whether a form holds nothing of what was typed, in any part: an absent record and an empty one then look alike. */
function isBlank(spec: Spec, value: unknown): boolean {
  if (spec.kind === 'leaf' && spec.leaf === 'choiceOrNothing') return false;
  if (value === undefined || value === null || value === '') return true;
  if ('inner' in spec) return isBlank(spec.inner, value);
  const parts = (all: readonly Part[], of: unknown) =>
    all.every(([name, type]) => isBlank(type, (of as Record<string, unknown>)[name]));
  switch (spec.kind) {
    case 'leaf':
      return spec.leaf === 'fixed' || (Array.isArray(value) && value.length === 0);
    case 'object':
      return parts(spec.parts, value);
    case 'intersection':
      return parts([...spec.parts, ...spec.more], value);
    case 'keyed':
      return spec.keys.every((key) => isBlank(spec.value, (value as Record<string, unknown>)[key]));
    case 'tuple':
      return (value as unknown[]).every((one, at) => isBlank(spec.items[at] ?? spec.rest ?? spec, one));
    case 'union': {
      const { option, value: given } = value as Pick;
      return isBlank((spec.options[option] ?? neverReached()).type, given);
    }
    case 'variants':
      return false;
    default:
      return (value as unknown[]).length === 0;
  }
}

/** Whether a type has no value that a form can tell from nothing, as it asks nothing. */
function isAlwaysBlank(spec: Spec): boolean {
  if (spec.kind === 'leaf') return spec.leaf === 'fixed' || spec.leaf === 'nothing';
  return (
    !['variants', 'array', 'set', 'record', 'map'].includes(spec.kind) &&
    childrenOf(spec).every(isAlwaysBlank)
  );
}

/** A value that a form can tell from nothing. */
const something = (spec: Spec): Arbitrary<unknown> => values(spec).filter((value) => !isBlank(spec, value));

const perhaps = (spec: Spec, nil: undefined | null): Arbitrary<unknown> =>
  isAlwaysBlank(spec) ? fc.constant(nil) : fc.option(something(spec), { nil });

const partValues = (parts: readonly Part[]): Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(parts.map(([name, type]) => [name, values(type)])));

const keys = fc.oneof(
  { weight: 8, arbitrary: line },
  { weight: 1, arbitrary: fc.constantFrom('constructor', 'length', '0', 'a.b', 'a[0]') },
);

/** Values of a type, as a person types them. */
function values(spec: Spec): Arbitrary<unknown> {
  switch (spec.kind) {
    case 'leaf':
      return typed[spec.leaf];
    case 'optional':
      return perhaps(spec.inner, undefined);
    case 'nullable':
      return perhaps(spec.inner, null);
    case 'nullish':
      return perhaps(spec.inner, undefined);
    case 'default':
      return perhaps(spec.inner, undefined);
    case 'readonly':
    case 'lazy':
      return values(spec.inner);
    case 'object':
      return partValues(spec.parts);
    case 'intersection':
      return partValues([...spec.parts, ...spec.more]);
    case 'array': {
      const { element } = spec;
      if (element.kind === 'leaf' && wordLeaves.has(element.leaf))
        return fc.uniqueArray(wordOf(element.leaf), { maxLength: 2, selector: (text) => text.toLowerCase() });
      if (element.kind === 'leaf' && ['choice', 'mixedChoice', 'choiceOrNothing'].includes(element.leaf))
        return fc.uniqueArray(typed[element.leaf], { maxLength: 2 });
      return fc.array(values(element), { maxLength: 2 });
    }
    case 'set':
      return fc.uniqueArray(values(spec.element), { maxLength: 3 });
    case 'tuple':
      return fc
        .tuple(
          fc.tuple(...spec.items.map(values)),
          spec.rest ? fc.array(values(spec.rest), { maxLength: 2 }) : fc.constant([]),
        )
        .map(([items, rest]) => [...items, ...rest]);
    case 'record':
    case 'map':
      return fc.uniqueArray(fc.tuple(keys, values(spec.value)), {
        maxLength: 2,
        selector: ([key]) => key,
      });
    case 'keyed':
      return fc.record(Object.fromEntries(spec.keys.map((key) => [key, values(spec.value)])));
    case 'variants':
      return fc.oneof(
        ...spec.variants.map(({ parts }, option) =>
          partValues(parts).map((value): Pick => ({ option, value })),
        ),
      );
    case 'union':
      return fc.oneof(
        ...spec.options.map(({ type }, option) => values(type).map((value): Pick => ({ option, value }))),
      );
  }
}

export interface Drawn {
  parts: readonly Part[];
  typed: Record<string, unknown>;
}

/** A form's fields, and what is typed into them. */
export const forms: Arbitrary<Drawn> = unnamed(types(2), { maxLength: 3 })
  .map((parts) => naming()(parts))
  .chain((parts) => partValues(parts).map((value): Drawn => ({ parts, typed: value })));
