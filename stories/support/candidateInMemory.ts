import type { GetListParams, RaRecord } from 'react-admin';
import { fn } from 'storybook/test';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { CandidatePick } from '../../schemas/dailyCandidate.ts';
import type { CandidateInvitation } from '../../schemas/invitation.ts';
import type { PublicJob } from '../../schemas/job.ts';
import type { JobOffer } from '../../schemas/jobOffer.ts';
import type { CandidateStats } from '../../schemas/stats.ts';
import { problem } from './jobsInMemory.ts';
import { sampleApplication } from './sampleCandidate.ts';
import { sampleCandidateStats } from './sampleStats.ts';

/** The records when the scene begins. */
export interface CandidateWorld {
  jobs?: PublicJob[];
  applications?: CandidateApplication[];
  invitations?: CandidateInvitation[];
  picks?: CandidatePick[];
  /** Figures; by default those of someone who has been picked and has applied. */
  stats?: CandidateStats;
}

const matches = (row: RaRecord, filter: Record<string, unknown>) =>
  Object.entries(filter).every(([key, wanted]) =>
    key === 'q' || key === 'place'
      ? JSON.stringify(row).toLowerCase().includes(String(wanted).toLowerCase())
      : [wanted].flat().includes(row[key]),
  );

/** A candidate's side of the API: lists that filter and page, applying, withdrawing and answering. */
export function candidateInMemory({
  jobs = [],
  applications = [],
  invitations = [],
  picks = [],
  stats,
}: CandidateWorld): CandidateInMemory {
  const kept: Record<string, RaRecord[]> = {
    jobs: [...jobs],
    applications: [...applications],
    invitations: [...invitations],
    'daily-candidates': [...picks],
  };
  const rows = (resource: string) => kept[resource] ?? [];
  const find = <T extends RaRecord>(resource: string, id: unknown): T => {
    const row = rows(resource).find((one) => one.id === id);
    if (!row) throw problem('NOT_FOUND', 'This does not exist.');
    return row as T;
  };
  const change = <T extends RaRecord>(resource: string, id: unknown, changes: Partial<T>): T => {
    const row = { ...find<T>(resource, id), ...changes };
    kept[resource] = rows(resource).map((one) => (one.id === id ? row : one));
    return row;
  };
  const begin = (
    job: Pick<PublicJob, 'id' | 'title' | 'employerName'>,
    told: Partial<CandidateApplication>,
  ) => {
    const application = sampleApplication({
      jobId: job.id,
      jobTitle: job.title,
      employerName: job.employerName,
      stageId: 'applied',
      stageName: 'Applied',
      history: [],
      ...told,
    });
    kept.applications = [application, ...rows('applications')];
    return application;
  };
  return {
    getList: fn(async (resource: string, { filter, pagination }: GetListParams) => {
      const found = rows(resource).filter((row) => matches(row, filter));
      const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
      return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
    }),
    getOne: fn(async (resource: string, { id }: { id: unknown }) => ({ data: find(resource, id) })),
    getMany: fn(async (resource: string, { ids }: { ids: readonly unknown[] }) => ({
      data: rows(resource).filter(({ id }) => ids.includes(id)),
    })),
    searchHints: fn(async () => ({ meant: 'pastry', fewer: [], isPartly: false })),
    candidateStats: fn(
      async ({ query }: { query?: { days?: string } }) => stats ?? sampleCandidateStats(Number(query?.days)),
    ),
    apply: fn(async ({ body }: { body: { jobId: string; coverLetter: string | null } }) => {
      const application = begin(find<PublicJob>('jobs', body.jobId), { coverLetter: body.coverLetter });
      change<PublicJob>('jobs', body.jobId, { application: { id: application.id, status: 'ACTIVE' } });
      return application;
    }),
    setApplicationStatus: fn(
      async ({ params, query }: { params: { id: string }; query: Pick<CandidateApplication, 'status'> }) =>
        change<CandidateApplication>('applications', params.id, query),
    ),
    answerJobOffer: fn(
      async ({ params, query }: { params: { id: string }; query: Pick<JobOffer, 'status'> }) => {
        const found = (rows('applications') as CandidateApplication[]).find(
          ({ offer }) => offer?.id === params.id,
        );
        if (!found?.offer) throw problem('NOT_FOUND', 'There is no such offer.');
        return change<CandidateApplication>('applications', found.id, {
          offer: { ...found.offer, status: query.status, answeredAt: new Date().toISOString() },
          ...(query.status === 'ACCEPTED' && { status: 'HIRED' as const, answerBy: null }),
        });
      },
    ),
    answerInvitation: fn(
      async ({ params, query }: { params: { id: string }; query: Pick<CandidateInvitation, 'status'> }) => {
        const invitation = change<CandidateInvitation>('invitations', params.id, { status: query.status });
        const { jobId, jobTitle, employerName } = invitation;
        if (query.status === 'ACCEPTED') {
          begin({ id: jobId, title: jobTitle, employerName }, { source: 'INVITED', coverLetter: null });
        }
        return invitation;
      },
    ),
  };
}

type Spy = ReturnType<typeof fn>;

/** The methods as a data provider and as spies. */
export type CandidateInMemory = Record<
  | 'getList'
  | 'getOne'
  | 'getMany'
  | 'apply'
  | 'searchHints'
  | 'candidateStats'
  | 'setApplicationStatus'
  | 'answerJobOffer'
  | 'answerInvitation',
  Spy
>;
