/** Typing that no record takes, by type, and the sentence it has to get. */
import { z } from 'zod';
import { issueMessage, issueValues, notRight } from '../../../schemas/ui/issueMessage.ts';
import { translatorOver } from '../../../src/components/texts/translatorOver.ts';
import { type LeafName, leaves, listOf } from './spec.ts';

interface Mistake {
  typed: unknown;
  /** What the typing stands for: the schema says what is wrong with it. */
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
const choices = (...chosen: string[]): Mistake => ({ typed: chosen, value: chosen });
/** An input that was left alone, where there has to be a value. */
const untouched: Mistake = { typed: '', value: undefined };
const notJson: Mistake = {
  typed: '{',
  message: 'This is not JSON. Check quotes, commas and brackets.',
};

const mistakes: Partial<Record<LeafName, readonly Mistake[]>> = {
  shortText: [text('x'), text('thirteen long'), text('')],
  longText: [text('')],
  trimmed: [text('  '), text('')],
  secret: [text('short'), text('')],
  email: [text('ada'), text('')],
  url: [text('nowhere'), text('')],
  uuid: [text('7'), text('')],
  phone: [text('0911'), text('')],
  template: [text('seven'), text('')],
  custom: [text('12'), untouched, notJson],
  number: [untouched],
  bounded: [count(51), count(-51), untouched],
  multiple: [count(0.3), untouched],
  whole: [count(1.5), count(2 ** 53), untouched],
  coerced: [untouched],
  bigNumber: [text('1.5'), text('many'), untouched],
  money: [{ typed: 'much', value: Number.NaN }, count(-1), count(1.5), untouched],
  consent: [{ typed: false, value: false }],
  day: [untouched],
  coercedDay: [untouched],
  dayText: [text('')],
  time: [text('')],
  minutes: [text('')],
  moment: [text('')],
  momentToMinutes: [text('')],
  momentToMillis: [text('')],
  localMoment: [text('')],
  choice: [untouched],
  mixedChoice: [untouched],
  several: [choices(), choices('north')],
  json: [notJson],
  piped: [text('twelve')],
  momentCodec: [text('')],
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

/** Fewer entries than there have to be. */
export const tooFew = (kind: 'array' | 'set', least: number, right: readonly unknown[]): Slip => {
  const fewer = right.slice(0, least - 1);
  const list = listOf(kind, z.any(), least);
  return new Slip(fewer, right, sentenceOf(list, kind === 'set' ? new Set(fewer.keys()) : fewer));
};
