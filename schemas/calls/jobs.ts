/** Jobs. */
import { z } from 'zod';
import { byId, type Call } from '../call.ts';
import { email, text } from '../fields.ts';
import { CloseReason, EmploymentType, Job, JobFields, JobStatus, PublicJob, WorkplaceType } from '../job.ts';
import { listQuery, many } from '../listQuery.ts';

const jobFilters = {
  status: many(JobStatus).optional(),
  employmentType: many(EmploymentType).optional(),
  workplaceType: many(WorkplaceType).optional(),
  state: many(z.string().max(100)).optional(),
  city: many(z.string().max(100)).optional(),
};
const jobSorts = [
  'createdAt',
  'title',
  'status',
  'updatedAt',
  'openedAt',
  'validThrough',
  'city',
  'salaryMax',
] as const;

export const jobsCalls = {
  createJob: {
    method: 'POST',
    path: '/jobs',
    tag: 'jobs',
    may: 'jobs.create',
    summary: 'Create a job as a draft.',
    body: JobFields,
    status: 201,
    answer: Job,
  },
  updateJob: {
    method: 'PUT',
    path: '/jobs/{id}',
    tag: 'jobs',
    may: 'jobs.edit',
    summary: 'Replace what was written of a job.',
    params: byId,
    body: JobFields,
    answer: Job,
  },
  job: {
    method: 'GET',
    path: '/jobs/{id}',
    tag: 'jobs',
    may: 'jobs.show',
    summary: 'A job; candidates see open ones, without the recruiter’s work on them.',
    params: byId,
    answer: z.union([Job, PublicJob]),
  },
  jobs: {
    method: 'GET',
    path: '/jobs',
    tag: 'jobs',
    may: 'jobs.list',
    summary: 'Jobs one may see; candidates can have those that fit them best first with `sort=fit`.',
    query: listQuery([...jobSorts, 'fit'], { ...jobFilters, recruiterEmail: many(email()).optional() }),
    answer: z.array(z.union([Job, PublicJob])),
    list: 'jobs',
  },
  myJobs: {
    method: 'GET',
    path: '/jobs/recruiter/me',
    tag: 'jobs',
    may: 'jobs.create',
    summary: "The recruiter's own jobs.",
    query: listQuery(jobSorts, jobFilters),
    answer: z.array(Job),
    list: 'jobs',
  },
  setJobStatus: {
    method: 'PATCH',
    path: '/jobs/{id}/status',
    tag: 'jobs',
    may: 'jobs.setStatus',
    summary: 'Move a job along its life; closing takes a reason.',
    params: byId,
    query: z.strictObject({ status: JobStatus, closeReason: CloseReason.optional() }),
    answer: Job,
  },
  answerCriterionSuggestion: {
    method: 'PATCH',
    path: '/jobs/{id}/suggested-criteria',
    tag: 'jobs',
    may: 'jobs.edit',
    summary: 'Accept or dismiss a suggested change of the criteria.',
    params: byId,
    query: z.strictObject({ name: text('Criterion'), decision: z.enum(['ACCEPT', 'DISMISS']) }),
    answer: Job,
    extension: true,
  },
  deleteJob: {
    method: 'DELETE',
    path: '/jobs/{id}',
    tag: 'jobs',
    may: 'jobs.delete',
    summary: 'Delete a job nothing hangs on.',
    params: byId,
    status: 204,
  },
} as const satisfies Record<string, Call>;
