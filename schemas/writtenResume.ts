/** A resume written in a form, for people who have no file: the facts one would read from a file, typed. */
import { z } from 'zod';
import { email, longText, text, withUi } from './base/fields.ts';
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

/** One position, as its holder writes it. */
const WrittenPosition = z
  .strictObject({
    title: short('Job title'),
    employer: short('Employer').nullable().default(null),
    from: month('From').nullable().default(null),
    to: month('To')
      .meta({ description: 'Leave this empty if you still work there.' })
      .nullable()
      .default(null),
    did: longText('What you did', 2000)
      .meta({ description: 'A line for each thing: what you did, with which tools, and what came of it.' })
      .nullable()
      .default(null),
  })
  .meta({ title: 'Position' });

/** A degree, a diploma or a course. */
const WrittenEducation = z
  .strictObject({
    level: withUi(EducationLevel, { width: 'half' }).meta({ title: 'Degree' }).nullable().default(null),
    field: short('Subject').nullable().default(null),
    school: short('School').nullable().default(null),
  })
  .meta({ title: 'Degree or course' });

const WrittenLanguage = z
  .strictObject({
    name: short('Language', 60),
    level: text('Level', { max: 40, width: 'half', placeholder: 'native, fluent, B2' })
      .nullable()
      .default(null),
  })
  .meta({ title: 'Language' });

/** The part that is asked for. */
export const ResumeEntries = z.strictObject({
  headline: text('What you do', { max: 120 })
    .meta({ description: 'In a few words: “Registered nurse, emergency care”.' })
    .nullable()
    .default(null),
  positions: z
    .array(WrittenPosition)
    .max(30, 'At most 30 positions.')
    .default([])
    .meta({ title: 'Positions', description: 'The latest first.' }),
  education: z
    .array(WrittenEducation)
    .max(15, 'At most 15 entries.')
    .default([])
    .meta({ title: 'Education' }),
  skills: z
    .array(text('Skill', { max: 60 }))
    .max(60, 'At most 60 skills.')
    .default([])
    .meta({ title: 'Skills', ui: { widget: 'skills' } }),
  licences: z
    .array(text('Licence or certificate', { max: 120 }))
    .max(30, 'At most 30 entries.')
    .default([])
    .meta({ title: 'Licences and certificates' }),
  languages: z
    .array(WrittenLanguage)
    .max(20, 'At most 20 languages.')
    .default([])
    .meta({ title: 'Languages' }),
});

/** With who it is, which the profile knows already. */
export const WrittenResume = z.strictObject({
  name: text('Name', { max: 170 }),
  place: text('Place', { max: 250 }).nullable().default(null),
  email: email().nullable().default(null),
  ...ResumeEntries.shape,
});

/** The name under which the PDF carries the entries, so that they can be changed later. */
export const entriesFileName = 'hireday-resume.json';

export type ResumeEntries = z.output<typeof ResumeEntries>;
export type WrittenResume = z.output<typeof WrittenResume>;
