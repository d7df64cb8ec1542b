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
  /** Where it was; only of what the person said. */
  place: z.string().nullable().optional().meta({ title: 'Place' }),
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
  ...CandidateResumeFacts.omit({ resumeFileName: true, resumeUnreadPages: true, resumeOcrPages: true }).shape,
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

/** A place the resume names, with the ISO 3166 code of its country where that is known. */
const PlaceFact = z.object({
  name: z.string().meta({ title: 'Place' }),
  country: z.string().length(2).nullable().meta({ title: 'Country' }),
  quote,
});

/** The name by which a fact is corrected, and whose words it is in. */
const marks = {
  id: z.string().meta({ title: 'Id', description: 'By which a correction names it.' }),
  said: z.boolean().meta({
    title: 'Said by the candidate',
    description: 'Whether the candidate wrote it. Otherwise it was read from the resume.',
  }),
  quote: z.string().nullable().meta({
    title: 'Quotation',
    description:
      'The words of the resume it was read from, or stands in the place of; null of one that was added.',
  }),
};

/** A fact that the candidate took off. */
const RemovedFact = z.object({
  kind: z
    .enum(['positions', 'education', 'languages', 'licences', 'places', 'skills'])
    .meta({ title: 'Kind' }),
  id: marks.id,
  name: z.string().meta({ title: 'Name' }),
});

/** The facts read from their resume, as candidates see and correct them. */
export const ResumeReading = z.object({
  highestLevelOfEducation: ResumeFacts.shape.highestLevelOfEducation,
  positions: z.array(Position.extend(marks)).meta({ title: 'Positions', description: 'Most recent first.' }),
  education: z.array(EducationFact.extend(marks)).meta({ title: 'Education' }),
  languages: z.array(LanguageFact.extend(marks)).meta({ title: 'Languages' }),
  licences: z.array(LicenceFact.extend(marks)).meta({ title: 'Licences and certificates' }),
  skills: z
    .array(z.object({ ...marks, name: z.string().meta({ title: 'Skill' }) }))
    .meta({ title: 'Skills' }),
  places: z.array(PlaceFact.extend(marks)).meta({ title: 'Places' }),
  removed: z
    .array(RemovedFact)
    .meta({ title: 'Removed', description: 'Read from the resume, and taken off.' }),
  hasHiddenText: z.boolean().meta({
    title: 'Hidden text',
    description: 'Whether the resume has invisible text. It was left out.',
  }),
  isInUnreadLanguage: z.boolean().meta({
    title: 'Other language',
    description: 'Whether the resume is in a language that is not read: only English and Spanish are.',
  }),
});

/** A fact of a kind, as it is read. */
interface ReadFacts {
  positions: Position;
  education: EducationFact;
  languages: LanguageFact;
  licences: LicenceFact;
  places: PlaceFact;
}
export type ReadFact<K extends keyof ReadFacts> = ReadFacts[K];

export type ResumeReading = z.output<typeof ResumeReading>;
export type Position = z.output<typeof Position>;
export type EducationFact = z.output<typeof EducationFact>;
export type LicenceFact = z.output<typeof LicenceFact>;
export type LanguageFact = z.output<typeof LanguageFact>;
type PlaceFact = z.output<typeof PlaceFact>;
export type ResumeFacts = z.output<typeof ResumeFacts>;
