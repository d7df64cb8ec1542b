import type { GetListParams } from 'react-admin';
import { fn } from 'storybook/test';
import { type ProblemCode, problems } from '../../schemas/calls/problem.ts';
import type { Job, JobProposals, JobStatus } from '../../schemas/job.ts';
import { canMoveJob } from '../../schemas/jobStatus.ts';
import { ApiError } from '../../src/client/apiError.ts';

/** Proposals for a text that says nothing of its job. */
export const nothingRead: Omit<JobProposals, 'criteria'> = {
  place: { workplaceType: null, city: null, state: null },
  job: {
    ...{ title: null, employmentType: null, workplaceType: null, city: null, state: null, country: null },
    ...{ salaryMin: null, salaryMax: null, salaryCurrency: null, salaryUnit: null },
  },
  clauses: [],
};

/** An answer of the API that is a refusal. */
export const problem = (code: ProblemCode, detail: string, errors?: Record<string, string>) =>
  new ApiError({ ...problems[code], code, detail, errors, requestId: '019a-story' });

const matches = (job: Job, filter: Record<string, unknown>) =>
  Object.entries(filter).every(([key, wanted]) =>
    key === 'q'
      ? job.title.toLowerCase().includes(String(wanted).toLowerCase())
      : [wanted].flat().includes(job[key as keyof Job]),
  );

/** Jobs that answer as the API does: filtered, in pages, and moved along their life only where that is legal. */
export function jobsInMemory(jobs: readonly Job[]): JobsInMemory {
  const kept = new Map(jobs.map((job) => [job.id, job]));
  const find = (id: unknown) => {
    const job = kept.get(String(id));
    if (!job) throw problem('NOT_FOUND', 'There is no such job.');
    return job;
  };
  const change = (id: unknown, changes: Partial<Job>) => {
    const job = { ...find(id), ...changes };
    kept.set(job.id, job);
    return job;
  };
  return {
    getList: fn(async (_resource: string, { filter, pagination }: GetListParams) => {
      const found = [...kept.values()].filter((job) => matches(job, filter));
      const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
      return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
    }),
    getOne: fn(async (_resource: string, { id }: { id: unknown }) => ({ data: find(id) })),
    getMany: fn(async (_resource: string, { ids }: { ids: readonly unknown[] }) => ({ data: ids.map(find) })),
    create: fn(async (_resource: string, { data }: { data: Partial<Job> }) => {
      const [like] = jobs;
      if (!like) throw new Error('A scene that creates needs one job to begin with.');
      const job: Job = { ...like, ...data, id: 'new-job', status: 'DRAFT', dailyCandidatesCount: 0 };
      kept.set(job.id, job);
      return { data: job };
    }),
    update: fn(async (_resource: string, { id, data }: { id: unknown; data: Partial<Job> }) => ({
      data: change(id, data),
    })),
    delete: fn(async (_resource: string, { id }: { id: unknown }) => {
      const job = find(id);
      kept.delete(job.id);
      return { data: job };
    }),
    setJobStatus: fn(async ({ params, query }: { params: { id: string }; query: { status: JobStatus } }) => {
      const job = find(params.id);
      if (!canMoveJob(job.status, query.status)) {
        throw problem('ILLEGAL_MOVE', 'This job moved on in the meantime.');
      }
      return change(job.id, query);
    }),
    jobWaiting: fn(async () => ({ applications: 0, names: [], invitations: 0, interviews: 0, offers: 0 })),
    closeJob: fn(async ({ params, body }: { params: { id: string }; body: Pick<Job, 'closeReason'> }) =>
      change(params.id, { status: 'CLOSED', closeReason: body.closeReason }),
    ),
    setJobPublicPage: fn(
      async ({ params, body }: { params: { id: string }; body: Pick<Job, 'publicPage'> }) =>
        change(params.id, body),
    ),
    proposeCriteria: fn(async () => ({
      criteria: jobs[0]?.proposedCriteria ?? [],
      ...nothingRead,
    })),
    expectFits: fn(async () => ({
      pending: true,
      pool: null,
      good: null,
      partial: null,
      mustHaves: [],
      notCounted: [],
    })),
    criteriaEffect: fn(async () => ({
      pending: false,
      before: { good: null, partial: null },
      after: { good: null, partial: null },
      looked: 12,
      moved: [],
    })),
    guarantee: fn(async () => ({ credits: [], watched: [], leftOut: [] })),
    firstList: fn(async () => ({ state: 'HAD_PLAN', job: null, endsAt: null })),
    openFirstJob: fn(async ({ params }: { params: { id: string } }) => change(params.id, { status: 'OPEN' })),
    searchPool: fn(async () => ({ found: 0, more: false, people: [], own: [] })),
    addFromPool: fn(),
    answerCriterionSuggestion: fn(async ({ params }: { params: { id: string } }) =>
      change(params.id, { suggestedCriteria: [] }),
    ),
  };
}

type Spy = ReturnType<typeof fn>;

/** The methods as a data provider and as spies. */
export type JobsInMemory = Record<
  | 'getList'
  | 'getOne'
  | 'getMany'
  | 'create'
  | 'update'
  | 'delete'
  | 'setJobStatus'
  | 'jobWaiting'
  | 'closeJob'
  | 'setJobPublicPage'
  | 'answerCriterionSuggestion'
  | 'proposeCriteria'
  | 'expectFits'
  | 'criteriaEffect'
  | 'guarantee'
  | 'firstList'
  | 'openFirstJob'
  | 'searchPool'
  | 'addFromPool',
  Spy
>;
