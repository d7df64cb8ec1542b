/**
 * The sentence for a value that breaks a rule without one of its own. It stands next to the field, so it does not
 * name it; ICU MessageFormat with the names of zod's issue (`maximum`) as placeholders, filled in where it is shown, in
 * the reader's language.
 */
import type { z } from 'zod';

const required = 'This is required.';

const tooSmall: Record<string, string> = {
  string: 'At least {minimum, plural, one {# character} other {# characters}}.',
  array: 'At least {minimum, plural, one {# entry} other {# entries}}.',
  number: 'At least {minimum, number}.',
  int: 'At least {minimum, number}.',
  bigint: 'At least {minimum, number}.',
  set: 'At least {minimum, plural, one {# entry} other {# entries}}.',
  map: 'At least {minimum, plural, one {# entry} other {# entries}}.',
  record: 'At least {minimum, plural, one {# entry} other {# entries}}.',
  date: 'Not before {minimum}.',
  file: 'At least {minimum, number} bytes.',
};

/** Said of a number that may not be the bound itself. */
const tooLow = 'More than {minimum, number}.';
const tooHigh = 'Less than {maximum, number}.';

const tooBig: Record<string, string> = {
  string: 'At most {maximum, plural, one {# character} other {# characters}}.',
  array: 'At most {maximum, plural, one {# entry} other {# entries}}.',
  number: 'At most {maximum, number}.',
  int: 'At most {maximum, number}.',
  bigint: 'At most {maximum, number}.',
  set: 'At most {maximum, plural, one {# entry} other {# entries}}.',
  map: 'At most {maximum, plural, one {# entry} other {# entries}}.',
  record: 'At most {maximum, plural, one {# entry} other {# entries}}.',
  date: 'Not after {maximum}.',
  file: 'At most {maximum, number} bytes.',
};

const wrongType: Record<string, string> = {
  string: 'This has to be a text.',
  number: 'This has to be a number.',
  int: 'This has to be a whole number.',
  boolean: 'Choose yes or no.',
  array: 'This has to be a list.',
  object: 'This has to be an object.',
  record: 'This has to be an object.',
  bigint: 'This has to be a whole number.',
  date: 'Enter a date.',
  file: 'Choose a file.',
};

/** Said where nothing was given, by what is expected. */
const missing: Record<string, string> = {
  date: 'Enter a date.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  bigint: 'Enter a whole number.',
  file: 'Choose a file.',
};

/** Said of a text in another form than it has to have, empty or not. */
const wrongFormat: Record<string, string> = {
  email: 'Enter an e-mail address like name@example.com.',
  url: 'Enter a web address like https://example.com.',
  uuid: 'Enter a UUID like 0192f3a1-7c4e-7d3a-9b1f-2c5d8e6f4a10.',
  guid: 'Enter a UUID like 0192f3a1-7c4e-7d3a-9b1f-2c5d8e6f4a10.',
  ipv4: 'Enter an IPv4 address like 192.0.2.1.',
  ipv6: 'Enter an IPv6 address like 2001:db8::1.',
  cidrv4: 'Enter an IPv4 range like 192.0.2.0/24.',
  cidrv6: 'Enter an IPv6 range like 2001:db8::/32.',
  base64: 'Enter Base64 text.',
  base64url: 'Enter Base64 text for addresses.',
  jwt: 'Enter a token of three parts, separated by periods.',
  emoji: 'Enter only emoji.',
  e164: 'Enter a phone number like +34911234567.',
  date: 'Enter a date.',
  time: 'Enter a time.',
  datetime: 'Enter a date and a time.',
  duration: 'Enter a duration like P1DT2H.',
};

/** `z.coerce.number()` makes NaN of nothing. */
const isNothing = (input: unknown) =>
  input === undefined || input === null || input === '' || Number.isNaN(input);

/** The sentence for an issue; undefined for rules that have one of their own. */
export function issueMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return isNothing(issue.input) ? (missing[issue.expected] ?? required) : wrongType[issue.expected];
    case 'invalid_value':
      if (issue.values.length > 0 && issue.values.every((value) => value === true))
        return 'Tick this to go on.';
      return isNothing(issue.input) ? 'Choose one.' : 'Choose one of: {values}.';
    case 'invalid_union':
      return isNothing(issue.input) || issue.discriminator ? 'Choose one.' : undefined;
    case 'invalid_format':
      return wrongFormat[issue.format];
    case 'not_multiple_of':
      return 'Enter a multiple of {divisor, number}.';
    case 'unrecognized_keys':
      return 'There is no place for: {keys}.';
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return required;
      return issue.inclusive === false ? tooLow : tooSmall[issue.origin];
    case 'too_big':
      return issue.inclusive === false ? tooHigh : tooBig[issue.origin];
    default:
      return undefined;
  }
}

/** Said where there is nothing better. */
export const notRight = 'This is not right.';

/** The values of the placeholders in an issue's message. */
export function issueValues(issue: object): Record<string, string | number> {
  const isDay = 'origin' in issue && issue.origin === 'date';
  const values = Object.entries(issue).flatMap(([name, value]): [string, string | number][] => {
    if (value instanceof Date) return [[name, value.toISOString().slice(0, 10)]];
    if (isDay && typeof value === 'number') return [[name, new Date(value).toISOString().slice(0, 10)]];
    if (typeof value === 'string' || typeof value === 'number') return [[name, value]];
    if (typeof value === 'bigint') return [[name, Number(value)]];
    return Array.isArray(value) ? [[name, value.join(', ')]] : [];
  });
  return Object.fromEntries(values);
}
