/** Draws schemas. */
import fc, { type Arbitrary } from 'fast-check';
import {
  type Bounds,
  childrenOf,
  isTwoWay,
  type LeafName,
  leaves,
  neverReached,
  outcome,
  type Part,
  type Spec,
} from './spec.ts';
import { isAlwaysBlank, something } from './values.ts';

const leafNames = Object.keys(leaves) as LeafName[];

const leaf = (names: readonly LeafName[]): Arbitrary<Spec> =>
  fc.constantFrom(...names).map((name): Spec => ({ kind: 'leaf', leaf: name }));

const leafBut = (...left: LeafName[]) => leaf(leafNames.filter((name) => !left.includes(name)));

export const unnamed = (type: Arbitrary<Spec>, bounds: { minLength?: number; maxLength?: number } = {}) =>
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

/** How many entries a list has; most may be empty. */
const bounds: Arbitrary<Bounds> = fc.record({
  least: fc.constantFrom(undefined, undefined, 1, 2),
  most: fc.constantFrom(undefined, undefined, 2, 3),
});

/** Types of at most that many levels. */
export function types(depth: number): Arbitrary<Spec> {
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
    fc.tuple(inner, bounds).map(([element, count]): Spec => ({ kind: 'array', element, ...count })),
    fc
      .tuple(leaf(['text', 'number', 'whole', 'bigNumber', 'email', 'dayText', 'moment']), bounds)
      .map(([element, count]): Spec => ({ kind: 'set', element, ...count })),
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

const names = ['anchor', 'basketSize', 'candle_light', 'dew-point', 'emptyID', 'ferry'];

/** Gives every field a name of its own, so that a person can tell them apart. */
export function naming() {
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
