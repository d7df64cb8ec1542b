/** Hits of the search box: just enough of a record to recognise it and to go there. */
import { z } from 'zod';
import { ApplicationStatus } from './application.ts';
import { count, id } from './base/fields.ts';
import { pasted } from './base/pasted.ts';
import { JobStatus } from './job.ts';
import { RecruiterStatus } from './recruiter.ts';

const title = z.string().meta({ title: 'Title' });
const detail = z.string().nullable().meta({ title: 'Detail', description: 'Tells it apart from others.' });

export const SearchHit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('job'),
    id,
    title,
    detail,
    status: JobStatus,
    recruiterEmail: z
      .string()
      .nullable()
      .meta({ title: 'Recruiter', description: 'Not shown to candidates.' }),
  }),
  z.object({
    kind: z.literal('candidate'),
    id: z.string().meta({ title: 'E-mail' }),
    title,
    detail,
    jobId: id,
    dailyCandidateId: id
      .nullable()
      .meta({ title: 'Pick', description: 'The latest; null where an application came after it.' }),
    applicationId: id
      .nullable()
      .meta({ title: 'Application', description: 'The latest; null where a pick came after it.' }),
  }),
  z.object({
    kind: z.literal('recruiter'),
    id: z.string().meta({ title: 'E-mail' }),
    title,
    detail,
    status: RecruiterStatus,
  }),
  z.object({ kind: z.literal('application'), id, title, detail, status: ApplicationStatus }),
]);

/** The most hits of a kind. */
export const searchHitsPerKind = 5;

/** Query of a search. */
export const SearchQuery = z.strictObject({
  q: pasted
    .min(1, 'Write what to look for.')
    .max(100, 'A search can have at most 100 characters.')
    .meta({ title: 'Search', description: 'Words that all have to be there, whole or in part.' }),
});

/** Open jobs are counted up to here for a candidate; beyond, it is only told that there are more. */
export const countedJobs = 1000;

/** Suggestions where a search finds no job. */
export const SearchHints = z.object({
  meant: z.string().nullable().meta({
    title: 'Meant',
    description: 'The search as jobs spell it; null where it finds jobs as typed, or nothing is close to it.',
  }),
  fewer: z.array(z.object({ q: z.string().meta({ title: 'Search' }), jobs: count('Jobs') })).meta({
    title: 'With one word less',
    description: 'Searches that find jobs; more than a thousand are counted as 1,001.',
  }),
  isPartly: z.boolean().meta({
    title: 'Partly',
    description: 'Whether no job has all of the words, and jobs with some of them are listed.',
  }),
});

export type SearchHints = z.output<typeof SearchHints>;
export type SearchHit = z.output<typeof SearchHit>;

/** Kilometres around a town. */
export const SearchRadius = z.enum(['10', '25', '50', '100']);
export type SearchRadius = z.output<typeof SearchRadius>;
