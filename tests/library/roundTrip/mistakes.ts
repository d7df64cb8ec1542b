/** Typing that no record takes, by type, and the sentence it has to get. */
import { z } from 'zod';
import { issueMessage, issueValues, notRight } from '../../../schemas/ui/issueMessage.ts';
import { translatorOver } from '../../../src/components/texts/translatorOver.ts';
import { type Bounds, type LeafName, leaves, listOf } from './spec.ts';

interface Mistake {
  typed: unknown;
  /** The value that the typing stands for: the schema says what is wrong with it. */
  value?: unknown;
  /** The sentence, where only the form can see the mistake. */
  message?: string;
}

/** Stands among what is typed where a person makes a mistake, and knows what was meant. */
export class Slip {
  readonly wrong: unknown;
  readonly right: unknown;
  readonly message: string;

  constructor(wrong: unknown, right: unknown, message: string) {
    this.wrong = wrong;
    this.right = right;
    this.message = message;
  }
}

const text = (typed: string): Mistake => ({ typed, value: typed });
const count = (value: number): Mistake => ({ typed: String(value), value });
const whole = (value: bigint): Mistake => ({ typed: String(value), value });
const day = (text: string): Mistake => ({ typed: new Date(text), value: new Date(text) });
const several = (...chosen: string[]): Mistake => ({ typed: chosen, value: chosen });
const noNumber: Mistake = {
  typed: '-',
  message: 'This cannot be read as a number. Write it like 12,000.',
};
/** Typing that the browser hands on nothing of. */
const noDay: Mistake = { typed: '2026-02-30', message: 'Enter a date.' };
const noTime: Mistake = { typed: '08', message: 'Enter a time.' };
const noMoment: Mistake = { typed: '2026-02-30T08:30:00', message: 'Enter a date and a time.' };
/** An input that was left alone, where there has to be a value. */
const untouched: Mistake = { typed: '', value: undefined };
const notJson: Mistake = {
  typed: '{',
  message: 'This is not JSON. Check quotes, commas and brackets.',
};

const mistakes: Partial<Record<LeafName, readonly Mistake[]>> = {
  shortText: [text('x'), text('thirteen long'), text('')],
  fourLetters: [text('abc'), text('abcde'), text('')],
  plate: [text('AB'), text('ab-1'), text('')],
  longText: [text('')],
  trimmed: [text('  '), text('')],
  secret: [text('short'), text('')],
  email: [text('ada'), text('')],
  url: [text('nowhere'), text('')],
  uuid: [text('7'), text('')],
  phone: [text('0911'), text('')],
  template: [text('seven'), text('')],
  custom: [text('12'), untouched, notJson],
  number: [noNumber, untouched],
  bounded: [count(51), count(-51), noNumber, untouched],
  between: [count(0), count(10), noNumber, untouched],
  multiple: [count(0.3), noNumber, untouched],
  whole: [count(1.5), count(2 ** 53), noNumber, untouched],
  coerced: [noNumber, untouched],
  bigNumber: [text('1.5'), text('many'), untouched],
  boundedBig: [whole(-51n), whole(51n), untouched],
  money: [{ ...noNumber, typed: 'much' }, count(-1), count(1.5), untouched],
  consent: [{ typed: false, value: false }],
  day: [noDay, untouched],
  boundedDay: [day('2020-02-28'), day('2030-01-01'), noDay, untouched],
  coercedDay: [noDay, untouched],
  dayText: [noDay, text('')],
  time: [noTime, text('')],
  minutes: [noTime, text('')],
  moment: [noMoment, text('')],
  momentToMinutes: [noMoment, text('')],
  momentToMillis: [noMoment, text('')],
  localMoment: [noMoment, text('')],
  choice: [untouched],
  mixedChoice: [untouched],
  several: [several(), several('north'), several('north', 'east', 'south', 'west')],
  words: [several('one', 'two', 'three', 'four')],
  json: [notJson],
  piped: [text('twelve')],
  momentCodec: [noMoment, text('')],
  numberCodec: [text('x'), text('1.5'), text('')],
};

const inEnglish = translatorOver({ translate: (key, { _ } = {}) => _ ?? key, getLocale: () => 'en' });

/** The sentence of a schema about a value that it refuses. */
function sentenceOf(schema: z.ZodType, value: unknown): string {
  const read = schema.safeParse(value, { error: (issue) => issueMessage(issue) ?? notRight });
  const [issue] = read.error?.issues ?? [];
  if (!issue) throw new Error(`It is no mistake: ${String(value)}`);
  return inEnglish(issue.message, issueValues(issue));
}

/** Every mistake that can be made in an input of a type. @param right what was to be typed */
export const slipsOf = (leaf: LeafName, right?: unknown): Slip[] =>
  (mistakes[leaf] ?? []).map(
    ({ typed, value, message }) => new Slip(typed, right, message ?? sentenceOf(leaves[leaf], value)),
  );

/** Another number of entries than there have to be. */
export function wrongCount(
  kind: 'array' | 'set',
  bounds: Bounds,
  wrong: readonly unknown[],
  right: readonly unknown[],
): Slip {
  const list = listOf(kind, z.any(), bounds);
  return new Slip(wrong, right, sentenceOf(list, kind === 'set' ? new Set(wrong.keys()) : wrong));
}

/** A key that stands there already. */
export const keyTwice = (pairs: readonly (readonly [string, unknown])[]): Slip[] =>
  pairs.slice(0, 1).map((pair) => new Slip([...pairs, pair], pairs, 'Write each key only once.'));
