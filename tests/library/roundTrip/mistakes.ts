/** Typing that no record takes, by type, and the sentence it has to get. An empty one is a mistake only where a value must be. */
import type { LeafName } from './spec.ts';

interface Mistake {
  typed: unknown;
  message: string;
}

const required = { typed: '', message: 'This is required.' };
const aNumber = { typed: '', message: 'Enter a number.' };
const aDate = { typed: '', message: 'Enter a date.' };
const aMoment = { typed: '', message: 'Enter a date and a time.' };
const aTime = { typed: '', message: 'Enter a time.' };
const notRight = 'This is not right.';

export const mistakes: Partial<Record<LeafName, readonly Mistake[]>> = {
  shortText: [{ typed: 'x', message: 'At least 2 characters.' }],
  longText: [required],
  trimmed: [{ typed: '  ', message: 'This is required.' }],
  secret: [{ typed: 'short', message: 'At least 8 characters.' }],
  email: [{ typed: 'ada', message: 'Enter an e-mail address like name@example.com.' }],
  url: [{ typed: 'nowhere', message: 'Enter a web address like https://example.com.' }],
  uuid: [{ typed: '7', message: 'Enter a UUID like 0192f3a1-7c4e-7d3a-9b1f-2c5d8e6f4a10.' }],
  phone: [{ typed: '0911', message: 'Enter a phone number like +34911234567.' }],
  template: [{ typed: 'seven', message: notRight }],
  custom: [{ typed: '12', message: notRight }],
  number: [aNumber],
  bounded: [{ typed: '51', message: 'At most 50.' }],
  whole: [{ typed: '1.5', message: 'This has to be a whole number.' }],
  // Nothing, made into a number, is none.
  coerced: [{ typed: '', message: 'Enter a number.' }],
  bigNumber: [{ typed: '1.5', message: 'This has to be a whole number.' }],
  money: [{ typed: 'much', message: 'Enter a number.' }],
  day: [aDate],
  coercedDay: [aDate],
  dayText: [aDate],
  time: [aTime],
  minutes: [aTime],
  moment: [aMoment],
  momentToMinutes: [aMoment],
  momentToMillis: [aMoment],
  localMoment: [aMoment],
  choice: [{ typed: '', message: 'Choose one.' }],
  mixedChoice: [{ typed: '', message: 'Choose one.' }],
  json: [{ typed: '{', message: 'This is not JSON. Check quotes, commas and brackets.' }],
  piped: [{ typed: 'twelve', message: 'Enter a number.' }],
  momentCodec: [aMoment],
  numberCodec: [{ typed: 'x', message: notRight }],
};
