import type { GetListParams } from 'react-admin';
import { fn } from 'storybook/test';
import type { HandedOver, OpenWork } from '../../schemas/handover.ts';
import type { RecruiterSummary } from '../../schemas/recruiter.ts';
import type { StatsPeriod } from '../../schemas/stats.ts';
import { jobsInMemory, problem } from './jobsInMemory.ts';
import { sampleDay, samplePick } from './picksInMemory.ts';
import { sampleEmployerJob } from './sampleEmployerJob.ts';
import { sampleHiring } from './sampleHiring.ts';
import { sampleEmployerStats, sampleEmployerTodo } from './sampleStats.ts';

/** A recruiter as the employer sees them, of whom a scene tells only what it is about. */
export const sampleRecruiterSummary = (
  email: string,
  told: Partial<RecruiterSummary> = {},
): RecruiterSummary => ({
  id: email,
  recruiterEmail: email,
  recruiterFirstName: 'Dana',
  recruiterLastName: 'Wells',
  recruiterTitle: 'Recruiter',
  recruiterPhone: null,
  employerName: 'Corner Bakery',
  status: 'ACTIVE',
  createdAt: '2026-11-01T09:00:00Z',
  openJobsCount: 3,
  ...{ answersOverdueCount: 3, answersDueCount: 1, oldestAnswerBy: '2026-11-02' },
  dailyCandidatesCount: 41,
  applicationsCount: 9,
  hiresCount: 1,
  ...told,
});

/** The jobs of every recruiter of the scene. */
export const jobsOfDana = [
  sampleEmployerJob(
    { title: 'Pastry Chef', answersOverdueCount: 3, answersDueCount: 1, oldestAnswerBy: '2026-11-02' },
    [5, 0, 0, 2, 0, 1],
  ),
  sampleEmployerJob({ title: 'Night Baker', status: 'ON_HOLD', dailyCandidatesCount: 0 }),
];

const handedOver = (jobsCount: number): HandedOver => ({
  ...{ jobsCount, heldJobsCount: 0 },
  ...{ interviewsCount: 1, freedInterviewsCount: 0 },
});

interface StatusArgs {
  params: { email: string };
  query: { status: RecruiterSummary['status'] };
}

/** An employer's recruiters, jobs, lists and figures, which answer as the API does. */
export function recruitersInMemory(recruiters: readonly RecruiterSummary[]): RecruitersInMemory {
  const kept = new Map(recruiters.map((one) => [one.recruiterEmail, one]));
  const find = (email: unknown) => {
    const found = kept.get(String(email));
    if (!found) throw problem('NOT_FOUND', 'There is no such recruiter.');
    return found;
  };
  const jobs = jobsInMemory(jobsOfDana);
  const picks = [samplePick(1, { status: 'SAVED' }), samplePick(2), samplePick(3, { status: 'PASSED' })];
  return {
    getList: fn(async (resource: string, { filter }: GetListParams) => {
      if (resource === 'jobs') return jobs.getList('jobs', { filter: {} });
      if (resource === 'applications') return { data: [], total: 0 };
      if (resource === 'daily-candidates') return { data: picks, total: picks.length };
      const words = String(filter.q ?? '').toLowerCase();
      const data = [...kept.values()].filter(
        (one) =>
          (!filter.status || [filter.status].flat().includes(one.status)) &&
          `${one.recruiterFirstName} ${one.recruiterLastName}`.toLowerCase().includes(words),
      );
      return { data, total: data.length };
    }),
    getOne: fn(async (resource: string, { id }: { id: unknown }) => ({
      data: resource === 'jobs' ? (await jobs.getOne('jobs', { id })).data : find(id),
    })),
    setRecruiterStatus: fn(async ({ params, query }: StatusArgs) => {
      const changed = { ...find(params.email), status: query.status };
      kept.set(changed.recruiterEmail, changed);
      return changed;
    }),
    openWork: fn(
      async ({ params }: { params: { email: string } }): Promise<OpenWork> => ({
        ...{ openJobsCount: 2, draftsCount: 1, applicationsCount: 11, interviewsCount: 1 },
        colleagues: [...kept.values()]
          .filter(({ status, recruiterEmail }) => status === 'ACTIVE' && recruiterEmail !== params.email)
          .map((one) => ({
            ...{ id: one.recruiterEmail, recruiterEmail: one.recruiterEmail },
            recruiterName: `${one.recruiterFirstName} ${one.recruiterLastName}`,
          })),
      }),
    ),
    handOverJobs: fn(async (): Promise<HandedOver> => handedOver(3)),
    handOverJob: fn(async (): Promise<HandedOver> => handedOver(1)),
    setJobPublicPage: jobs.setJobPublicPage,
    employerStats: fn(async ({ query }: { query?: { days?: StatsPeriod } }) =>
      sampleEmployerStats(Number(query?.days ?? 30)),
    ),
    employerHiring: fn(async () => sampleHiring),
    employerTodo: fn(async () => sampleEmployerTodo),
    dailyLists: fn(async () => [sampleDay('2026-11-21'), sampleDay('2026-11-20', { size: 0 })]),
  };
}

type Spy = ReturnType<typeof fn>;

/** The methods as a data provider and as spies. */
export type RecruitersInMemory = Record<
  | 'getList'
  | 'getOne'
  | 'setRecruiterStatus'
  | 'openWork'
  | 'handOverJobs'
  | 'handOverJob'
  | 'setJobPublicPage'
  | 'employerStats'
  | 'employerHiring'
  | 'employerTodo'
  | 'dailyLists',
  Spy
>;
