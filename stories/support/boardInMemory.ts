import type { GetListParams } from 'react-admin';
import { fn } from 'storybook/test';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { ApplicationsChange } from '../../schemas/atOnce.ts';
import type { Job } from '../../schemas/job.ts';
import type { JobOfferFields } from '../../schemas/jobOffer.ts';
import type { MailPreview } from '../../schemas/mailPreview.ts';
import { jobsInMemory, problem } from './jobsInMemory.ts';
import { sampleCandidate, sampleOffer } from './sampleCandidate.ts';
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
      const mayMove = found?.status === 'ACTIVE' || (found?.status === 'HIRED' && query.status === 'ACTIVE');
      if (!found || !mayMove) throw problem('ILLEGAL_MOVE', 'This application has ended.');
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
    changeApplications: fn(async ({ body: { ids, stageId, reason } }: { body: ApplicationsChange }) =>
      ids.flatMap((id) => {
        const found = kept.get(id);
        if (!found) return [];
        const stageName = job.stages.find((stage) => stage.id === stageId)?.name ?? found.stageName;
        const changed: CandidateApplication = {
          ...found,
          ...(reason
            ? { status: 'REJECTED', rejectionReason: reason, answerBy: null }
            : { stageId: stageId ?? found.stageId, stageName }),
        };
        kept.set(id, changed);
        return [changed];
      }),
    ),
    mailsOfStatus: fn(async ({ query: { status, reason, notify } }: StatusArgs): Promise<MailPreview[]> => {
      if (notify === 'false') return [];
      const subject = status ? `Your application: ${status}` : 'Your application moved on';
      const text = reason ?? 'You can expect the next answer by Friday.';
      const words = { kind: reason ? 'QUOTE' : 'TEXT', text } as const;
      const parts = [words, { kind: 'BUTTON', text: 'See your applications' } as const];
      return [{ subject, parts, text, language: 'en' }];
    }),
    makeJobOffer: fn(async ({ params, body }: { params: { id: string }; body: JobOfferFields }) => {
      const found = kept.get(params.id);
      if (!found) throw problem('NOT_FOUND', 'There is no such application.');
      kept.set(found.id, { ...found, offer: sampleOffer(body) });
      return kept.get(found.id);
    }),
    withdrawJobOffer: fn(async ({ params }: { params: { id: string } }) => {
      const found = [...kept.values()].find(({ offer }) => offer?.id === params.id);
      if (!found?.offer) throw problem('NOT_FOUND', 'There is no such offer.');
      const offer = { ...found.offer, status: 'WITHDRAWN' as const, answeredAt: new Date().toISOString() };
      kept.set(found.id, { ...found, offer });
      return kept.get(found.id);
    }),
    closeFilledJob: fn(async () => ({ ...job, status: 'CLOSED', closeReason: 'FILLED' })),
    candidate: fn(async ({ params }: { params: { email: string } }) =>
      sampleCandidate({ candidateEmail: params.email, resumeFileName: 'resume.pdf' }),
    ),
    applicationResume: fn(async () => resume),
  };
}

type Spy = ReturnType<typeof fn>;

/** The methods as a data provider and as spies. */
export type BoardInMemory = Record<
  | 'getOne'
  | 'getList'
  | 'setApplicationStatus'
  | 'changeApplications'
  | 'mailsOfStatus'
  | 'makeJobOffer'
  | 'withdrawJobOffer'
  | 'closeFilledJob'
  | 'candidate'
  | 'applicationResume',
  Spy
> & { writeMessages?: Spy; tagPeople?: Spy; personTags?: Spy };
