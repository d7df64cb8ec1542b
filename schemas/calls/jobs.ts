/** Jobs. */

import { z } from 'zod';
import { Rejection } from '../application.ts';
import { choiceOf, email, text } from '../base/fields.ts';
import { Considered, ConsiderForm } from '../considered.ts';
import { CriteriaChange, CriteriaEffect } from '../criteriaEffect.ts';
import { DailyCandidate } from '../dailyCandidate.ts';
import { EmployerJob } from '../employerJob.ts';
import { ExpectedFits, ExpectedFitsDraft } from '../expectedFits.ts';
import {
  CloseReason,
  Job,
  JobDraft,
  JobFields,
  JobProposals,
  JobPublicPage,
  JobStatus,
  JobUpdate,
  PublicJob,
} from '../job.ts';
import { JobClosing, JobWaiting } from '../jobClosing.ts';
import { PoolChoice, PoolFound, PoolQuestion } from '../poolSearch.ts';
import { narrowingFields } from '../publicJobFields.ts';
import { byId, type Call } from './call.ts';
import { filtersBy, sortsBy } from './listFields.ts';
import { changingListQuery, listQuery, many } from './listQuery.ts';

/** Filters that are other than their fields' kinds would make them. */
const placeFilters = {
  state: many(z.string().max(100)).optional(),
  city: many(z.string().max(100)).optional(),
};

/** The questions of the public search that are not fields of a job. */
const narrowing = {
  place: narrowingFields.place.optional(),
  within: narrowingFields.within.optional(),
  pay: narrowingFields.pay.optional(),
  currency: narrowingFields.currency.optional(),
  days: narrowingFields.days.optional(),
};

/** The fields of a job that candidates see and the job itself keeps; the name of the employer is found by `q`. */
const ListedJob = PublicJob.omit({
  employerName: true,
  fit: true,
  fitPending: true,
  application: true,
  mark: true,
  distanceKm: true,
});

/** A job as its recruiter lists it: whose it is says nothing there. */
const OwnJob = Job.omit({ employerName: true, recruiterEmail: true, criteriaVersion: true });

/** A job as its employer lists it. */
const OverseenJob = EmployerJob.omit({ employerName: true, criteriaVersion: true });

/** Names of sorts that other programs know, in the order they were promised; the rest is derived. */
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

/** Whether there is any of something that hangs on a job. */
const someOrNone = (title: string) =>
  many(choiceOf(['SOME', 'NONE'], title, { SOME: 'Some', NONE: 'None' })).optional();

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
    refuses: ['ILLEGAL_MOVE', 'IN_USE'],
    params: byId,
    body: JobUpdate,
    answer: Job,
  },
  job: {
    method: 'GET',
    path: '/jobs/{id}',
    tag: 'jobs',
    may: 'jobs.show',
    summary:
      'A job; employers see its pipeline and the answers it owes, candidates open ones and those they applied for, without the recruiter’s work on them.',
    params: byId,
    answer: z.union([EmployerJob, Job, PublicJob]),
  },
  jobs: {
    method: 'GET',
    path: '/jobs',
    tag: 'jobs',
    may: 'jobs.list',
    summary:
      'Jobs one may see. Candidates can have those that fit them best first with `sort=fit`, and those that say what they look for in the title first with `sort=relevance`.',
    query: changingListQuery(
      sortsBy(ListedJob, [...jobSorts, 'fit', 'relevance']),
      filtersBy(ListedJob, { ...placeFilters, ...narrowing, recruiterEmail: many(email()).optional() }),
    ),
    answer: z.array(z.union([Job, PublicJob])),
    list: 'jobs',
  },
  myJobs: {
    method: 'GET',
    path: '/jobs/recruiter/me',
    tag: 'jobs',
    may: 'jobs.create',
    summary: "The recruiter's own jobs.",
    query: changingListQuery(
      sortsBy(OwnJob, jobSorts),
      filtersBy(OwnJob, {
        ...placeFilters,
        newPicks: someOrNone('New picks'),
        applications: someOrNone('Applications'),
      }),
    ),
    answer: z.array(Job),
    list: 'jobs',
  },
  employerJobs: {
    method: 'GET',
    path: '/jobs/employer/me',
    tag: 'jobs',
    may: 'jobs.oversee',
    summary:
      "All jobs of the employer's recruiters, each with how many people are in which stage, and the answers it owes.",
    query: listQuery(
      sortsBy(OverseenJob, jobSorts),
      filtersBy(OverseenJob, {
        ...placeFilters,
        recruiterEmail: many(email()).optional(),
        overdue: someOrNone('Overdue answers'),
      }),
    ),
    answer: z.array(EmployerJob),
    list: 'jobs',
    extension: true,
  },
  setJobStatus: {
    method: 'PATCH',
    path: '/jobs/{id}/status',
    tag: 'jobs',
    may: 'jobs.setStatus',
    summary: 'Move a job along its life; closing takes a reason.',
    refuses: ['SUBSCRIPTION_REQUIRED', 'ILLEGAL_MOVE'],
    params: byId,
    query: z.strictObject({ status: JobStatus, closeReason: CloseReason.optional() }),
    answer: Job,
  },
  closeFilledJob: {
    method: 'POST',
    path: '/jobs/{id}/filling',
    tag: 'jobs',
    may: 'jobs.setStatus',
    summary: 'Close a job whose openings are filled, and reject everyone who still waits.',
    refuses: ['ILLEGAL_MOVE'],
    params: byId,
    body: z.strictObject(Rejection.shape),
    answer: Job,
    extension: true,
  },

  jobWaiting: {
    method: 'GET',
    path: '/jobs/{id}/waiting',
    tag: 'jobs',
    may: 'jobs.setStatus',
    summary:
      'Who hangs on a job: undecided applications, booked interviews and open offers. Ask before closing it.',
    params: byId,
    answer: JobWaiting,
    extension: true,
  },
  closeJob: {
    method: 'POST',
    path: '/jobs/{id}/closing',
    tag: 'jobs',
    may: 'jobs.setStatus',
    summary:
      'Close a job with a word to everyone who waits: with a reason they are rejected, without one they hear that it is closed and stay undecided.',
    refuses: ['ILLEGAL_MOVE'],
    params: byId,
    body: JobClosing,
    answer: Job,
    extension: true,
  },
  setJobPublicPage: {
    method: 'PATCH',
    path: '/jobs/{id}/public-page',
    tag: 'jobs',
    may: 'jobs.setPublicPage',
    summary:
      'Switch the public page of a job on or off, as its recruiter or as the employer; what is written of the job stays as it is.',
    params: byId,
    body: JobPublicPage,
    answer: Job,
    extension: true,
  },
  answerCriterionSuggestion: {
    method: 'PATCH',
    path: '/jobs/{id}/suggested-criteria',
    tag: 'jobs',
    may: 'jobs.edit',
    summary: 'Accept or dismiss a suggested change of the criteria.',
    refuses: ['ILLEGAL_MOVE'],
    params: byId,
    query: z.strictObject({ name: text('Criterion'), decision: z.enum(['ACCEPT', 'DISMISS']) }),
    answer: Job,
    extension: true,
  },
  proposeCriteria: {
    method: 'POST',
    path: '/jobs/proposed-criteria',
    tag: 'jobs',
    may: 'jobs.create',
    limit: 'propose',
    summary: 'What the text of a job asks for, while it is still being written; nothing is kept.',
    body: JobDraft,
    answer: JobProposals,
    extension: true,
  },
  expectFits: {
    method: 'POST',
    path: '/jobs/expected-fits',
    tag: 'jobs',
    may: 'jobs.estimate',
    limit: 'estimate',
    summary:
      'About how many people would fit a job as it is written, and what each must-have costs; estimated from a sample, and nothing is kept. Administrators ask with a title and at most one criterion, such as a place, and are answered in tens.',
    body: ExpectedFitsDraft,
    answer: ExpectedFits,
    extension: true,
  },
  criteriaEffect: {
    method: 'POST',
    path: '/jobs/{id}/criteria-effect',
    tag: 'jobs',
    may: 'jobs.edit',
    limit: 'estimate',
    summary:
      'Whom of the newest list and of the applicants other criteria would move, with the reason, and how many of the pool would fit before and after; nothing is kept. Picks are compared with a plan.',
    params: byId,
    body: CriteriaChange,
    answer: CriteriaEffect,
    extension: true,
  },
  searchPool: {
    method: 'POST',
    path: '/jobs/{id}/pool-search',
    tag: 'daily candidates',
    may: 'daily-candidates.search',
    limit: 'poolSearch',
    summary:
      'People who may be picked for a job, by skills, titles and places, judged for it and best first; nothing says who they are, and nothing is kept.',
    params: byId,
    body: PoolQuestion,
    answer: PoolFound,
    extension: true,
  },
  addFromPool: {
    method: 'POST',
    path: '/jobs/{id}/pool-picks',
    tag: 'daily candidates',
    may: 'daily-candidates.search',
    summary:
      'Put someone found in the pool on the newest list of an open job: at most ten a list, and within the five lists a day of each candidate.',
    refuses: ['ILLEGAL_MOVE', 'DUPLICATE'],
    params: byId,
    body: PoolChoice,
    status: 201,
    answer: DailyCandidate,
    extension: true,
  },
  considerPeople: {
    method: 'POST',
    path: '/jobs/{id}/considered',
    tag: 'daily candidates',
    may: 'people.consider',
    limit: 'poolSearch',
    summary:
      'Put people of the company’s own on the newest list of an open job, each judged for it, within the five lists a day of each: people who are named, or the best of those an import was about. The answer says of each whether they are on it, or why not.',
    params: byId,
    body: ConsiderForm,
    answer: z.array(Considered),
    extension: true,
  },
  deleteJob: {
    method: 'DELETE',
    path: '/jobs/{id}',
    tag: 'jobs',
    may: 'jobs.delete',
    summary: 'Delete a job nothing hangs on.',
    refuses: ['IN_USE'],
    params: byId,
    status: 204,
  },
} as const satisfies Record<string, Call>;
