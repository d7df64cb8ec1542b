/** A resume written in a form, for people who have no file: the facts one would read from a file, typed. */
import { z } from 'zod';
import { email, longText, text } from './base/fields.ts';
import { EducationEntry, LanguageEntry, licenceName, positionFields } from './factEntries.ts';

/** One position, as its holder writes it. */
const WrittenPosition = z
  .strictObject({
    ...positionFields,
    did: longText('What you did', 2000)
      .meta({ description: 'A line for each thing: what you did, with which tools, and what came of it.' })
      .nullable()
      .default(null),
  })
  .meta({ title: 'Position' });

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
  education: z.array(EducationEntry).max(15, 'At most 15 entries.').default([]).meta({ title: 'Education' }),
  skills: z
    .array(text('Skill', { max: 60 }))
    .max(60, 'At most 60 skills.')
    .default([])
    .meta({ title: 'Skills', ui: { widget: 'skills' } }),
  licences: z
    .array(licenceName)
    .max(30, 'At most 30 entries.')
    .default([])
    .meta({ title: 'Licences and certificates' }),
  languages: z.array(LanguageEntry).max(20, 'At most 20 languages.').default([]).meta({ title: 'Languages' }),
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
