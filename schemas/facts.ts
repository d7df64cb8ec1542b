/** The facts the server reads from a resume: stored with the candidate, and all that matching needs besides the text. */
import { z } from 'zod';
import { CandidateResumeFacts, EducationLevel } from './candidate.ts';

/** A month, YYYY-MM. */
const month = z.string().regex(/^\d{4}-\d{2}$/);

/** Words that stand in the resume as they are, but for white space. */
const quote = z.string().meta({ title: 'Quotation' });

/** One position held. `to` of a current position is the month of reading, so that nothing later needs a clock. */
export const Position = z.object({
  title: z.string().meta({ title: 'Title' }),
  employer: z.string().nullable().meta({ title: 'Employer' }),
  from: month.nullable().meta({ title: 'From' }),
  to: month.nullable().meta({ title: 'To' }),
  current: z.boolean().meta({ title: 'Current' }),
  quote,
});

/** One degree or diploma. School years are not kept: nothing may depend on them. */
export const EducationFact = z.object({
  /** Null where the resume names what was studied, where, and no degree. */
  level: EducationLevel.nullable(),
  field: z.string().nullable().meta({ title: 'Field' }),
  /** Of facts read before it was kept there is none. */
  school: z.string().nullable().optional().meta({ title: 'School' }),
  quote,
});

/** A licence, certificate or registration. */
export const LicenceFact = z.object({
  name: z.string().meta({ title: 'Licence or certificate' }),
  quote,
});

/** How well a language is spoken, in the words of the resume: "native", "B2", "conversational". */
export const LanguageFact = z.object({
  name: z.string().meta({ title: 'Language' }),
  level: z.string().nullable().meta({ title: 'Level' }),
  quote,
});

export const ResumeFacts = z.object({
  ...CandidateResumeFacts.omit({ resumeFileName: true, resumeUnreadPages: true }).shape,
  highestLevelOfEducation: EducationLevel.nullable(),
  education: z.array(EducationFact).meta({ title: 'Education' }),
  places: z.array(z.string()).meta({ title: 'Places' }),
  /** ISO 3166 codes of the countries of `places`, null if unknown. Missing in facts read by older versions. */
  countries: z
    .array(z.string().length(2).nullable())
    .optional()
    .meta({ title: 'Countries', description: 'Of each of the places.' }),
  /** Missing in facts read by older versions. */
  homePlace: z.number().int().min(0).nullable().optional().meta({
    title: 'Home',
    description:
      'Which of the places the resume gives as its owner’s home, from 0; null where it names only those of employers and schools.',
  }),
  // Optional, since facts that were read before have neither.
  licences: z.array(LicenceFact).optional().meta({ title: 'Licences and certificates' }),
  languages: z.array(LanguageFact).optional().meta({ title: 'Languages' }),
  positions: z.array(Position).meta({ title: 'Positions', description: 'Most recent first.' }),
});

/** A skill and the words of the resume it was read from; null where it is the candidate's own word. */
const SkillFact = z.object({
  name: z.string().meta({ title: 'Skill' }),
  quote: z.string().nullable().meta({ title: 'Quotation' }),
});

/** The facts read from their resume, as candidates see and check them. */
export const ResumeReading = z.object({
  ...ResumeFacts.pick({
    highestLevelOfEducation: true,
    education: true,
    positions: true,
    licences: true,
    languages: true,
    places: true,
    countries: true,
  }).shape,
  hasHiddenText: z.boolean().meta({
    title: 'Hidden text',
    description: 'Whether the resume has invisible text. It was left out.',
  }),
  skills: z.array(SkillFact).meta({ title: 'Skills' }),
});

export type ResumeReading = z.output<typeof ResumeReading>;
export type Position = z.output<typeof Position>;
export type EducationFact = z.output<typeof EducationFact>;
export type LicenceFact = z.output<typeof LicenceFact>;
export type LanguageFact = z.output<typeof LanguageFact>;
export type ResumeFacts = z.output<typeof ResumeFacts>;
