/** Draws values of a schema, as a person types them. */
import fc, { type Arbitrary } from 'fast-check';
import { choiceLeaves, line, typed, wordLeaves, wordOf } from './leafValues.ts';
import { Slip } from './mistakes.ts';
import { childrenOf, neverReached, type Part, type Pick, type Spec } from './spec.ts';

/** Whether a form holds nothing of what was typed, in any part: an absent record and an empty one then look alike. */
export function isBlank(spec: Spec, value: unknown): boolean {
  if (value instanceof Slip) return isBlank(spec, value.wrong);
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
export function isAlwaysBlank(spec: Spec): boolean {
  if (spec.kind === 'leaf') return spec.leaf === 'fixed' || spec.leaf === 'nothing';
  return (
    !['variants', 'array', 'set', 'record', 'map'].includes(spec.kind) &&
    childrenOf(spec).every(isAlwaysBlank)
  );
}

/** A value that a form can tell from nothing. */
export const something = (spec: Spec): Arbitrary<unknown> =>
  values(spec).filter((value) => !isBlank(spec, value));

const perhaps = (spec: Spec, nil: undefined | null): Arbitrary<unknown> =>
  isAlwaysBlank(spec) ? fc.constant(nil) : fc.option(something(spec), { nil });

export const partValues = (parts: readonly Part[]): Arbitrary<Record<string, unknown>> =>
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
      const { element, least: minLength = 0 } = spec;
      const length = { minLength, maxLength: 2 };
      if (element.kind === 'leaf' && wordLeaves.has(element.leaf))
        return fc.uniqueArray(wordOf(element.leaf), { ...length, selector: (text) => text.toLowerCase() });
      if (element.kind === 'leaf' && choiceLeaves.has(element.leaf))
        return fc.uniqueArray(typed[element.leaf], length);
      return fc.array(values(element), length);
    }
    case 'set':
      return fc.uniqueArray(values(spec.element), { minLength: spec.least ?? 0, maxLength: spec.most ?? 3 });
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
