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
};

const tooBig: Record<string, string> = {
  string: 'At most {maximum, plural, one {# character} other {# characters}}.',
  array: 'At most {maximum, plural, one {# entry} other {# entries}}.',
  number: 'At most {maximum, number}.',
};

const wrongType: Record<string, string> = {
  string: 'This has to be a text.',
  number: 'This has to be a number.',
  int: 'This has to be a whole number.',
  boolean: 'Choose yes or no.',
  array: 'This has to be a list.',
  object: 'This has to be an object.',
  record: 'This has to be an object.',
};

const isNothing = (input: unknown) => input === undefined || input === null || input === '';

/** The sentence for an issue; undefined for rules that have one of their own. */
export function issueMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return isNothing(issue.input) ? required : wrongType[issue.expected];
    case 'invalid_value':
      return isNothing(issue.input) ? required : 'Choose one of: {values}.';
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? required : tooSmall[issue.origin];
    case 'too_big':
      return tooBig[issue.origin];
    default:
      return undefined;
  }
}

/** Said where there is nothing better. */
export const notRight = 'This is not right.';

/** The values of the placeholders in an issue's message. */
export function issueValues(issue: object): Record<string, string | number> {
  const values = Object.entries(issue).flatMap(([name, value]): [string, string | number][] => {
    if (typeof value === 'string' || typeof value === 'number') return [[name, value]];
    return Array.isArray(value) ? [[name, value.join(', ')]] : [];
  });
  return Object.fromEntries(values);
}
