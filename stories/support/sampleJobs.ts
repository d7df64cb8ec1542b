import { type Job, JobFields } from '../../schemas/job.ts';
import { defaultsOf } from '../../src/components/fields/field.ts';

let made = 0;

/** A job of which a scene tells only what it is about. */
export function sampleJob(told: Partial<Job> = {}): Job {
  made += 1;
  return {
    ...(defaultsOf(JobFields) as Omit<JobFields, 'title' | 'description'>),
    id: `019a0000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    title: 'Pastry Chef',
    description: 'Bakes **bread** and cakes for two shops.',
    city: 'Austin',
    state: 'TX',
    salaryMin: 52_000,
    salaryMax: 61_000,
    salaryCurrency: 'USD',
    salaryUnit: 'YEAR',
    openings: 1,
    validThrough: '2026-12-31',
    criteria: [
      { name: 'Laminated dough', importance: 'MUST_HAVE' },
      { name: 'Food safety certificate', importance: 'MUST_HAVE' },
      { name: 'Spanish', importance: 'NICE_TO_HAVE' },
    ],
    employerName: 'Corner Bakery',
    recruiterEmail: 'dana@corner-bakery.example',
    status: 'OPEN',
    closeReason: null,
    proposedCriteria: [],
    suggestedCriteria: [],
    criteriaVersion: 1,
    createdAt: '2026-11-02T09:30:00Z',
    updatedAt: '2026-11-12T15:00:00Z',
    openedAt: '2026-11-03T06:00:00Z',
    closedAt: null,
    dailyCandidatesCount: 42,
    newDailyCandidatesCount: 4,
    applicationsCount: 7,
    lastListOn: '2026-11-12',
    ...told,
  };
}
