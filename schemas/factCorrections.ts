/** Corrections of what was read from a resume: facts said otherwise, added and removed by the person they are about. */
import { z } from 'zod';
import { text, years } from './base/fields.ts';
import { type FactEntry, type FactKind, factEntries } from './factEntries.ts';
import type { ReadFact } from './facts.ts';

/** The most skills that a person names. */
export const mostSkills = 60;

/** The most changes of a kind that one call makes. */
const mostChanges = 50;

/**
 * Changes of the facts of a kind. With `id` null, `is` is added. Else `is` stands in the place of the fact with this id;
 * null removes it, and without `is` the resume's own words come back.
 */
const changesOf = <E extends z.ZodType>(entry: E, title: string) =>
  z
    .array(
      z
        .strictObject({
          id: z.string().min(1).max(80).nullable().default(null).meta({
            title: 'Id',
            description: 'Of the fact, as GET /candidates/{email}/facts gives it. Null adds one.',
          }),
          is: entry.nullable().optional(),
        })
        .refine(({ id, is }) => id !== null || (is !== null && is !== undefined), {
          path: ['is'],
          message: 'Say what to add.',
        }),
    )
    .min(1, 'Name at least one change.')
    .max(mostChanges, `At most ${mostChanges} changes at once.`)
    .meta({
      title,
      description:
        'Changes of this list: an id and what is true instead, null to remove it, nothing for what the resume says; without an id, one more.',
    });

/** Corrections of what was read from the resume: null goes back to what the resume says, what is not sent stays. */
export const CandidateCorrections = z
  .strictObject({
    headline: text('Headline', { max: 120 }).nullable(),
    skills: z
      .array(text('Skill', { max: 60 }))
      .max(mostSkills, `At most ${mostSkills} skills.`)
      .nullable()
      .meta({ title: 'Skills', ui: { widget: 'skills' } }),
    yearsOfExperience: years('Years of experience').nullable(),
    positions: changesOf(factEntries.positions, 'Positions'),
    education: changesOf(factEntries.education, 'Education'),
    languages: changesOf(factEntries.languages, 'Languages'),
    licences: changesOf(factEntries.licences, 'Licences and certificates'),
    places: changesOf(factEntries.places, 'Places'),
  })
  .partial();

/** A correction of one fact as it is kept. */
export interface KeptCorrection<K extends FactKind> {
  id: string;
  /** The fact as it was read; null of one that was added. */
  of: ReadFact<K> | null;
  /** The truth in its place; null of one that was removed. */
  is: FactEntry<K> | null;
  /** The month in which it was said, YYYY-MM: a position without an end lasts until then. */
  month: string;
}

/** Corrections of the facts that are lists. */
export type ListCorrections = { [K in FactKind]?: KeptCorrection<K>[] };

/** A fact that is corrected as a whole. */
export type PlainFact = Exclude<keyof CandidateCorrections, FactKind>;

/** The corrections as they are kept: only the corrected facts. */
export type FactCorrections = { [F in PlainFact]?: NonNullable<CandidateCorrections[F]> } & ListCorrections;

export type CandidateCorrections = z.output<typeof CandidateCorrections>;
