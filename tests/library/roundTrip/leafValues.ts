/** Draws values of the types without parts, as a person types them. */
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { type LeafName, leaves } from './spec.ts';

export const line = fc.oneof(
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
export const typed: Record<LeafName, Arbitrary<unknown>> = {
  text: line,
  shortText: fitting('shortText'),
  fourLetters: fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength: 4, maxLength: 4 }),
  plate: fc.nat().map((count) => `AB-${count}`),
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
  between: finite({ min: 0.001, max: 9.999 }),
  multiple: fc.integer({ min: -4000, max: 4000 }).map((quarters) => quarters / 4),
  whole: fc.maxSafeInteger(),
  coerced: finite(),
  bigNumber: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
  boundedBig: fc.bigInt({ min: -50n, max: 50n }),
  money: fc.nat(),
  flag: fc.boolean(),
  flagText: fc.boolean(),
  consent: fc.constant(true),
  day: days,
  boundedDay: fc
    .date({ min: new Date('2020-02-29'), max: new Date('2029-12-31'), noInvalidDate: true })
    .map(startOfDay),
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
  several: fc.shuffledSubarray(['north', 'east', 'south', 'west'], { minLength: 2, maxLength: 3 }),
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

/** Texts in a list are words. */
export const wordLeaves: ReadonlySet<LeafName> = new Set<LeafName>([
  'text',
  'shortText',
  'fourLetters',
  'plate',
  'longText',
  'trimmed',
  'secret',
  'uuid',
  'phone',
  'template',
]);

/** A list of these is a menu of which several are chosen. */
export const choiceLeaves: ReadonlySet<LeafName> = new Set<LeafName>([
  'choice',
  'mixedChoice',
  'choiceOrNothing',
]);

export const wordOf = (name: LeafName): Arbitrary<string> =>
  ['fourLetters', 'plate', 'uuid', 'phone', 'template'].includes(name)
    ? typed[name].map(String)
    : word.map((text) => (name === 'secret' ? `${text} secrets` : `${text}ab`.slice(0, 12).trim()));
