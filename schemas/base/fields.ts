/**
 * The vocabulary of fields: every record is built from these, so a rule or a message is written once.
 *
 * A field's `title` is its label and its `description` its help text (JSON Schema's own words, so OpenAPI gets them
 * too); what only a screen needs stands under `ui`.
 */
import { z } from 'zod';
// The sentence for a broken rule that has none of its own.
import './messages.ts';
import type { FieldSection, FieldUi } from '../ui/fieldUi.ts';
import { isWithoutContacts } from './contactWords.ts';
import { countryCodes } from './countries.ts';
import { pasted, pastedLines } from './pasted.ts';
import { phoneText } from './phoneText.ts';

/** A closed list of values with its label and the words shown for each. */
export function choiceOf<const T extends readonly [string, ...string[]]>(
  values: T,
  title: string,
  choices: Record<T[number], string>,
  ui: FieldUi = {},
) {
  return z.enum(values).meta({ title, ui: { ...ui, choices } });
}

/** Nothing that breaks a line, and nothing that is not a sign at all. */
const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;

/** A short required text on one line: 1 to `max` characters after trimming. */
export const text = (title: string, { max = 120, ...ui }: { max?: number } & FieldUi = {}) =>
  pasted
    .min(1)
    // Expressions that come after this would take minutes over a text of a megabyte.
    .max(max, { abort: true })
    .regex(oneLine, 'Write this on one line, without control characters.')
    .meta({ title, ui });

/** A job's title: the words a recruiter writes over it, wherever they are read. */
export const jobTitle = (title = 'Job', ui: FieldUi = {}) => text(title, { max: 150, ...ui });

/** A long required text with line breaks. */
export const longText = (title: string, max: number, ui: FieldUi = {}) =>
  pastedLines
    .min(1)
    .max(max)
    .meta({ title, ui: { widget: 'textarea', ...ui } });

/** A reason in someone's own words. */
export const writtenReason = pastedLines.max(1000, 'A reason can have at most 1000 characters.').meta({
  title: 'Reason',
  ui: { widget: 'textarea' },
});

/** An e-mail address, the key of every person; compared without case, so kept in lower case. */
export const email = (title = 'E-mail') =>
  pasted
    .toLowerCase()
    .max(254, 'An e-mail address can have at most 254 characters.')
    .pipe(z.email({ error: 'Enter an e-mail address like name@example.com.' }))
    .meta({ title });

/** The address someone signs in with. */
export const signInEmail = email().meta({ title: 'E-mail', ui: { autoComplete: 'username' } });

/** Signs of a name; joiners that are left in it are spelling. */
export const inName = /^(?:[^\p{C}<>]|\u180e|\u200c|\u200d)*$/u;
export const notInName = 'This has characters that do not belong in a name.';

/** Names go into mails to people who do not know the sender. */
export const noContacts = 'A name has no web or e-mail address and no telephone number.';

/** A person's name, or a part of it. */
export const personName = (title: string) =>
  text(title, { max: 80, width: 'half' })
    .regex(inName, notInName)
    .regex(/\p{L}/u, 'A name has at least one letter.')
    .refine(isWithoutContacts, noContacts)
    .meta({ title, ui: { width: 'half' } });

/** Scripts whose letters can be taken for Latin ones. */
const likeLatin =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}]/u;

/** A word in Latin letters and letters that pass for them: nobody writes so but to be taken for someone else. */
const isDisguised = (word: string) => /\p{Script=Latin}/u.test(word) && likeLatin.test(word);

/** The name of a company. */
export const organisationName = (title: string) =>
  text(title)
    .regex(inName, notInName)
    .regex(/[\p{L}\p{N}]/u, 'A name has at least one letter or digit.')
    .refine((name) => !name.split(/[^\p{L}\p{M}]+/u).some(isDisguised), 'Write each word in one alphabet.')
    .refine(isWithoutContacts, noContacts)
    .meta({ title, ui: { autoComplete: 'organization' } });

/** A domain that a company has shown to be its own; null where it has shown none. */
export const provedDomain = text('Proved domain').nullable();

export const city = text('City', { max: 100, width: 'half', autoComplete: 'address-level2' });
export const state = text('State', { max: 100, width: 'half', autoComplete: 'address-level1' });

/** A phone number, with its extension where it has one. */
export const phone = pasted
  .overwrite(phoneText)
  .max(45, { abort: true })
  .regex(
    /^(?=(?:\D*\d){5,17}(?: ext\.|\D*$))\+?[0-9 ().-]{5,30}(?: ext\. \d{1,7})?$/,
    'Enter a phone number like +1 512 555 0100.',
  )
  .meta({ title: 'Phone', ui: { width: 'half', autoComplete: 'tel' } });

/** ISO 3166-1 code of a country, alpha-2. Screens name it in the reader's language. */
export const country = z.enum(countryCodes, { error: 'Choose a country.' }).meta({
  title: 'Country',
  // Two hundred boxes to tick are no filter; the search of jobs has one of its own.
  ui: { widget: 'country', width: 'half', autoComplete: 'country', filter: false },
});

/**
 * Writes a web address in ASCII, as browsers send it: `https://www.bäckerei.de/ñ` becomes
 * `https://www.xn--bckerei-5wa.de/%C3%B1`. No slash is added after a bare domain.
 */
function inAscii(address: string): string {
  if (!URL.canParse(address)) return address;
  const { href } = new URL(address);
  return address.endsWith('/') ? href : href.replace(/\/$/, '');
}

/** "acme.example" is written without what browsers leave out, too. */
const withProtocol = (address: string): string =>
  /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#].*)?$/u.test(address)
    ? `https://${address}`
    : address;

/** A web address; only http and https, so that a link can never run a script. */
export const webAddress = (title: string) =>
  pasted
    .overwrite(withProtocol)
    .max(300)
    .pipe(
      z
        .url({ protocol: /^https?$/, error: 'Enter a web address that starts with https://.' })
        .overwrite(inAscii)
        .max(300),
    )
    .meta({ title });

/**
 * An amount of money in the currency beside it, with at most two decimals. The published description does not say
 * multipleOf 0.01: validators divide floats, and would refuse 607092.21.
 */
export const money = (title: string) =>
  z
    .number()
    .min(0)
    .max(1_000_000_000)
    .refine((amount) => Number(amount.toFixed(2)) === amount, 'An amount has at most two decimals.')
    .meta({ title, ui: { widget: 'money', width: 'quarter' } });

/** ISO 4217 code of a currency. */
export const currency = pasted
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'Enter a currency such as USD.')
  .meta({ title: 'Currency', ui: { width: 'quarter' } });

/** The time a salary is paid for. */
export const SalaryUnit = choiceOf(
  ['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR'],
  'Per',
  { YEAR: 'Year', MONTH: 'Month', WEEK: 'Week', DAY: 'Day', HOUR: 'Hour' },
  { width: 'quarter' },
);

/** A calendar day, YYYY-MM-DD. */
export const day = (title: string) =>
  z.iso.date({ error: 'Enter a date as YYYY-MM-DD.' }).meta({ title, ui: { width: 'half' } });

/** A moment, ISO 8601 in UTC. */
export const moment = (title: string) =>
  z.iso.datetime({ error: 'Enter a time as 2026-01-31T06:00:00Z.' }).meta({ title });

/** Something that is known to the moment, or only to the day: a day is never written as the moment it begins. */
export const dayOrMoment = (title: string) => z.union([z.iso.date(), z.iso.datetime()]).meta({ title });

/** A UUIDv7 made by the server. */
export const id = z.uuid({ error: 'This is not an id.' }).meta({ title: 'Id' });

/** A whole number of something counted. */
export const count = (title: string) => z.int().min(0).meta({ title });

/** Whole years, as worked or required. */
export const years = (title: string) => z.number().min(0).max(80).meta({ title });

/** A field with more facts for screens. */
export const withUi = <T extends z.ZodType>(field: T, ui: FieldUi): T => {
  const meta = field.meta();
  return field.meta({ ...meta, ui: { ...meta?.ui, ...ui } });
};

/** Fields that stand under one heading, in forms and on pages. */
export const inSection = <S extends Record<string, z.ZodType>>(section: FieldSection, fields: S): S =>
  // Name by name, which the compiler cannot follow.
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withUi(field, { section })])) as S;

/** Yes or no. */
export const flag = (title: string, description?: string) =>
  z.boolean({ error: 'Choose yes or no.' }).meta({ title, description });
