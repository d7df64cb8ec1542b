import type { DataProvider, GetListParams } from 'react-admin';
import { fn } from 'storybook/test';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { Job } from '../../schemas/job.ts';
import { jobsInMemory, problem } from './jobsInMemory.ts';
import { sampleCandidate } from './sampleCandidate.ts';
import { samplePdf } from './samplePdf.ts';

const resume = samplePdf([['Pastry chef', 'Four years at Mill & Stone, Austin']]);

interface StatusArgs {
  params: { id: string };
  query: { status?: CandidateApplication['status']; stageId?: string; reason?: string; notify?: string };
}

/** A job and its applications, which answer as the API does: moved while they are active and no longer. */
export function boardInMemory(job: Job, applications: readonly CandidateApplication[]): BoardInMemory {
  const jobs = jobsInMemory([job]);
  const kept = new Map(applications.map((one) => [one.id, one]));
  return {
    ...jobs,
    getList: fn(async (resource: string, params: GetListParams) => {
      if (resource !== 'applications') return jobs.getList(resource, params);
      const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
      const rows = [...kept.values()];
      return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
    }),
    setApplicationStatus: fn(async ({ params, query }: StatusArgs) => {
      const found = kept.get(params.id);
      if (found?.status !== 'ACTIVE') throw problem('ILLEGAL_MOVE', 'This application has ended.');
      const { status = 'ACTIVE', stageId = status === 'HIRED' ? 'hired' : found.stageId, reason } = query;
      const stageName = job.stages.find(({ id }) => id === stageId)?.name ?? stageId;
      const at = new Date().toISOString();
      const changed: CandidateApplication = {
        ...found,
        status,
        stageId,
        stageName,
        rejectionReason: reason ?? null,
        history: [...found.history, { status, stageName, at, by: job.recruiterEmail }],
        updatedAt: at,
      };
      kept.set(changed.id, changed);
      return changed;
    }),
    candidate: fn(async ({ params }: { params: { email: string } }) =>
      sampleCandidate({ candidateEmail: params.email, resumeFileName: 'resume.pdf' }),
    ),
    candidateResume: fn(async () => resume),
  } satisfies Record<string, unknown> as unknown as BoardInMemory;
}

type Spy = ReturnType<typeof fn>;

/** The methods as a data provider and as spies. */
export type BoardInMemory = Partial<DataProvider> &
  Record<'getOne' | 'getList' | 'setApplicationStatus' | 'candidate' | 'candidateResume', Spy>;
