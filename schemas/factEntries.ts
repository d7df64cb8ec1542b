/** The facts of a resume as a person writes them: in the form that makes a resume, and in place of what was read from one. */
import { z } from 'zod';
import { country, text, withUi } from './base/fields.ts';
import { EducationLevel } from './candidate.ts';

/** Months as people write them, `3/2019` for one, in the way they are kept. */
const tidyMonth = (written: string): string => {
  const [, month, year] = /^(\d{1,2})\s*[/.-]\s*(\d{4})$/.exec(written.trim()) ?? [];
  return year && month ? `${year}-${month.padStart(2, '0')}` : written.trim();
};

/** A month, YYYY-MM. Browsers without a picker of months take it typed. */
const month = (title: string) =>
  z
    .string()
    .max(20)
    .overwrite(tidyMonth)
    .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'Enter a month as MM/YYYY, such as 03/2019.')
    .meta({ title, ui: { widget: 'month', width: 'half' } });

const short = (title: string, max = 120) => text(title, { max, width: 'half' });

/** A position held, but for what was done in it. */
export const positionFields = {
  title: short('Job title'),
  employer: short('Employer').nullable().default(null),
  from: month('From').nullable().default(null),
  to: month('To').meta({ description: 'Leave this empty if you still work there.' }).nullable().default(null),
};

/** A degree, a diploma or a course. */
export const EducationEntry = z
  .strictObject({
    level: withUi(EducationLevel, { width: 'half' }).meta({ title: 'Degree' }).nullable().default(null),
    field: short('Field of study').nullable().default(null),
    school: short('School').nullable().default(null),
  })
  .meta({ title: 'Degree or course' });

export const LanguageEntry = z
  .strictObject({
    name: short('Language', 60),
    level: text('Level', { max: 40, width: 'half', placeholder: 'native, fluent, B2' })
      .nullable()
      .default(null),
  })
  .meta({ title: 'Language' });

export const licenceName = text('Licence or certificate', { max: 120 });

/** A position in a list of them, with its place. One without an end lasts until now. */
const PositionEntry = z
  .strictObject({
    title: positionFields.title,
    employer: positionFields.employer,
    place: text('Place', { max: 120, placeholder: 'Austin, TX' }).nullable().default(null),
    from: positionFields.from,
    to: positionFields.to,
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ['to'],
    message: 'This is before it began.',
  })
  .refine(({ from, to }) => from !== null || to === null, {
    path: ['from'],
    message: 'Enter when it began, too.',
  })
  .meta({ title: 'Position' });

const DegreeEntry = EducationEntry.refine(
  ({ level, field, school }) => level !== null || field !== null || school !== null,
  { path: ['school'], message: 'Fill in at least one of these.' },
);

const LicenceEntry = z.strictObject({ name: licenceName }).meta({ title: 'Licence or certificate' });

const PlaceEntry = z
  .strictObject({
    name: text('Place', { max: 120, width: 'half', placeholder: 'Austin, TX' }),
    country: country.nullable().default(null),
  })
  .meta({ title: 'Place' });

/** The kinds of facts that are lists, and what can be said of each. */
export const factEntries = {
  positions: PositionEntry,
  education: DegreeEntry,
  languages: LanguageEntry,
  licences: LicenceEntry,
  places: PlaceEntry,
} as const;

export type FactKind = keyof typeof factEntries;
export type FactEntry<K extends FactKind> = z.output<(typeof factEntries)[K]>;

/** The most facts of each kind that are shown and matched. */
export const mostFacts = {
  positions: 60,
  education: 30,
  languages: 30,
  licences: 40,
  places: 30,
} as const satisfies Record<FactKind, number>;
