/** A job's criteria, and how one candidate stands against them. */
import { z } from 'zod';
import { choiceOf, text } from './base/fields.ts';

export const Importance = choiceOf(['MUST_HAVE', 'NICE_TO_HAVE'], 'Importance', {
  MUST_HAVE: 'Must have',
  NICE_TO_HAVE: 'Nice to have',
});

/** One thing a job asks for: a skill, a degree, years, a place, or any words. */
export const Criterion = z.strictObject({
  name: text('Criterion', { max: 120, placeholder: 'PostgreSQL, 5 years in sales, Bachelor in nursing…' }),
  importance: Importance.default('MUST_HAVE'),
});

/** A job's criteria: no two with the same name, at most 30. */
export const Criteria = z
  .array(Criterion)
  .max(30, 'A job can have at most 30 criteria.')
  .refine(
    (list) => new Set(list.map((c) => c.name.toLowerCase())).size === list.length,
    'Two criteria have the same name.',
  )
  .meta({
    title: 'Criteria',
    description:
      'What the daily list is matched against. A must-have that is not met caps how well a candidate can fit.',
    ui: { widget: 'criteria' },
  });

export const Outcome = choiceOf(['MEETS', 'PARTIAL', 'DOES_NOT_MEET', 'UNKNOWN'], 'Outcome', {
  MEETS: 'Meets',
  PARTIAL: 'Partly',
  DOES_NOT_MEET: 'Does not meet',
  UNKNOWN: 'Not stated',
});

export const EvidenceSource = choiceOf(['RESUME', 'PROFILE'], 'Source', {
  RESUME: 'Resume',
  PROFILE: 'Profile',
});

/** The gap left by a quotation that meets a criterion only partly. */
export const EvidenceNote = choiceOf(['FEWER_YEARS', 'RELATED_FIELD', 'NO_YEARS'], 'Note', {
  FEWER_YEARS: 'Fewer years than asked for',
  RELATED_FIELD: 'In a related field, not stated for this one',
  NO_YEARS: 'Named in the resume, without years',
});

/** Begins evidence of the profile that is the candidate's own word. */
export const statedPrefix = 'The candidate stated: ';

/** The words a candidate stated, where evidence is that; null of a quotation and of the profile's other facts. */
export const statedIn = ({
  evidence,
  source,
}: Pick<CriterionResult, 'evidence' | 'source'>): string | null =>
  source === 'PROFILE' && evidence?.startsWith(statedPrefix) ? evidence.slice(statedPrefix.length) : null;

/** How one candidate stands on one criterion. `evidence` is a quotation from the source, null when nothing was found. */
export const CriterionResult = z.object({
  name: z.string().meta({ title: 'Criterion' }),
  importance: Importance,
  outcome: Outcome,
  evidence: z
    .string()
    .nullable()
    .meta({ title: 'Evidence', description: 'A quotation that can be checked.' }),
  source: EvidenceSource.nullable(),
  note: EvidenceNote.optional(),
});

export const Band = choiceOf(['STRONG', 'GOOD', 'PARTIAL', 'LIMITED'], 'Fit', {
  STRONG: 'Strong fit',
  GOOD: 'Good fit',
  PARTIAL: 'Possible fit',
  LIMITED: 'Limited fit',
});

/** Where someone lives, seen from a job's place of work. */
export const PlaceStanding = z.enum(['NEAR', 'MOVES', 'UNKNOWN', 'AWAY']).meta({ title: 'Standing' });

/**
 * Whether a candidate lives within reach of a job, and how far away. `town` is the profile's, else the first place that the
 * resume names, and null where neither says; `isStated` tells which. `km` is null where only states or countries could be
 * compared. `inMiles` says how people of the place of work tell distances.
 */
export const PlaceFit = z.object({
  standing: PlaceStanding,
  town: z.string().nullable().meta({ title: 'Lives in' }),
  homeCountry: z.string().nullable().meta({ title: 'Country' }),
  isStated: z.boolean().meta({ title: 'Stated in the profile' }),
  km: z.int().min(0).nullable().meta({ title: 'Kilometers away' }),
  inMiles: z.boolean().meta({ title: 'Told in miles' }),
});

/** How well a candidate fits a job, and why. */
export const Fit = z.object({
  score: z.int().min(0).max(100).meta({ title: 'Score' }),
  band: Band,
  criteria: z.array(CriterionResult).meta({ title: 'Criteria' }),
  summary: z.string().meta({ title: 'Summary' }),
  /** Missing where the job names no place of work. */
  place: PlaceFit.nullish().meta({ title: 'Place' }),
});

export type PlaceStanding = z.output<typeof PlaceStanding>;
export type PlaceFit = z.output<typeof PlaceFit>;
export type Fit = z.output<typeof Fit>;
export type Criterion = z.output<typeof Criterion>;
export type CriterionResult = z.output<typeof CriterionResult>;
export type Band = z.output<typeof Band>;
export type Outcome = z.output<typeof Outcome>;
