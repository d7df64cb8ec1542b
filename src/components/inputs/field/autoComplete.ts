import type { Field } from '../../fields/fieldShape.ts';
import { humanise } from '../../fields/humanise.ts';

/** The browser's autofill tokens of names that mean the same in every app, by the last words of a field's name. */
const tokens: readonly (readonly [ending: RegExp, token: string])[] = [
  [/\be ?mail(?: address)?$/i, 'email'],
  [/\bfirst name$/i, 'given-name'],
  [/\blast name$/i, 'family-name'],
  [/\bphone(?: number)?$/i, 'tel'],
];

/** The autocomplete token of a field: what its schema says, else what its name says, else `off`. */
export const autoCompleteOf = (source: string, { autoComplete }: Field['ui']): string =>
  autoComplete ?? tokens.find(([ending]) => ending.test(humanise(source)))?.[1] ?? 'off';
