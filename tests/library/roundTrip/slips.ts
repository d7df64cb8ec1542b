/** Draws forms in which a person makes one mistake, at any place in them. */
import fc, { type Arbitrary } from 'fast-check';
import { type Drawn, forms } from './forms.ts';
import { choiceLeaves, wordLeaves } from './leafValues.ts';
import { keyTwice, Slip, slipsOf, wrongCount } from './mistakes.ts';
import { isLeaf, type LeafName, neverReached, type Part, type Pick, type Spec } from './spec.ts';
import { isBlank } from './values.ts';

type Texts = Readonly<Record<string, unknown>>;

const inParts = (parts: readonly Part[], value: unknown): Texts[] =>
  parts.flatMap(([name, type]) =>
    slipsIn(type, (value as Texts)[name]).map((slipped) => ({ ...(value as Texts), [name]: slipped })),
  );

const inEntries = (typeAt: (at: number) => Spec, entries: readonly unknown[]): unknown[] =>
  entries.flatMap((entry, at) => slipsIn(typeAt(at), entry).map((slipped) => entries.with(at, slipped)));

/** The list says what is wrong with a word: words have no inputs of their own. */
const inWords = (leaf: LeafName, words: readonly unknown[]): Slip[] =>
  words.flatMap((word, at) =>
    slipsOf(leaf, word)
      .filter(({ wrong }) => String(wrong).trim() !== '')
      .map(({ wrong, message }) => new Slip(words.with(at, wrong), words, message)),
  );

function inList(spec: Spec & { kind: 'array' | 'set' }, entries: readonly unknown[]): unknown[] {
  const { kind, element, least, most } = spec;
  const few = least ? [wrongCount(kind, spec, entries.slice(0, least - 1), entries)] : [];
  if (kind === 'array' && element.kind === 'leaf') {
    if (wordLeaves.has(element.leaf)) return [...few, ...inWords(element.leaf, entries)];
    // A menu offers nothing wrong.
    if (choiceLeaves.has(element.leaf)) return few;
  }
  // Only rows may be alike; of words, choices and sets too many would have to be drawn.
  const more = [...entries, ...Array<unknown>(most ?? 0).fill(entries[0])].slice(0, (most ?? 0) + 1);
  const many = kind === 'array' && most && entries.length > 0 ? [wrongCount(kind, spec, more, entries)] : [];
  return [...few, ...many, ...inEntries(() => element, entries)];
}

function inLeaf(leaf: LeafName, value: unknown): Slip[] {
  // A switch that was touched is on or off.
  return leaf === 'consent' && value !== true ? [] : slipsOf(leaf, value);
}

/** Typing with one mistake in it, for every place and every mistake that can be made there. */
function slipsIn(spec: Spec, value: unknown): unknown[] {
  if (spec.kind === 'readonly' || spec.kind === 'lazy') return slipsIn(spec.inner, value);
  if ('inner' in spec) {
    const isAbsent = value === undefined || value === null;
    if (isAbsent && (spec.kind === 'default' || !isLeaf(spec.inner))) return [];
    // Where nothing is left of it, it may be absent.
    return slipsIn(spec.inner, value).filter((slipped) => !isBlank(spec.inner, slipped));
  }
  switch (spec.kind) {
    case 'leaf':
      return inLeaf(spec.leaf, value);
    case 'object':
      return inParts(spec.parts, value);
    case 'intersection':
      return inParts([...spec.parts, ...spec.more], value);
    case 'keyed':
      return inParts(
        spec.keys.map((key): Part => [key, spec.value]),
        value,
      );
    case 'array':
    case 'set':
      return inList(spec, value as unknown[]);
    case 'tuple':
      return inEntries((at) => spec.items[at] ?? spec.rest ?? neverReached(), value as unknown[]);
    case 'record':
    case 'map': {
      const pairs = value as [string, unknown][];
      const inPairs = pairs.flatMap(([key, entry], at) =>
        slipsIn(spec.value, entry).map((slipped) => pairs.with(at, [key, slipped])),
      );
      return [...keyTwice(pairs), ...inPairs];
    }
    case 'variants': {
      const { option, value: given } = value as Pick;
      const { parts } = spec.variants[option] ?? neverReached();
      return inParts(parts, given).map((slipped): Pick => ({ option, value: slipped }));
    }
    case 'union': {
      const { option, value: given } = value as Pick;
      const { type } = spec.options[option] ?? neverReached();
      return slipsIn(type, given).map((slipped): Pick => ({ option, value: slipped }));
    }
  }
}

/** A form, what is meant to be typed into it, and what is typed first. */
interface Slipped extends Drawn {
  slipped: Drawn['typed'];
}

const slipsInForm = ({ parts, typed }: Drawn) => inParts(parts, typed);

export const slippedForms: Arbitrary<Slipped> = forms
  .filter((form) => slipsInForm(form).length > 0)
  .chain((form) => fc.constantFrom(...slipsInForm(form)).map((slipped): Slipped => ({ ...form, slipped })));
