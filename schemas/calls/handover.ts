/** Handing jobs over to a colleague. */
import { HandedOver, Handover, OpenWork } from '../handover.ts';
import { byEmail, byId, type Call } from './call.ts';

export const handoverCalls = {
  openWork: {
    method: 'GET',
    path: '/recruiters/{email}/open-work',
    tag: 'recruiters',
    may: 'jobs.handOver',
    summary: 'What waits for a recruiter, and the colleagues who could take it over.',
    params: byEmail,
    answer: OpenWork,
    extension: true,
  },
  handOverJob: {
    method: 'POST',
    path: '/jobs/{id}/recruiter',
    tag: 'jobs',
    may: 'jobs.handOver',
    limit: 'toMany',
    summary:
      'Hand a job over to another active recruiter of the employer, with everything that hangs on it; promised dates stay.',
    params: byId,
    body: Handover,
    answer: HandedOver,
    extension: true,
  },
  handOverJobs: {
    method: 'POST',
    path: '/recruiters/{email}/handover',
    tag: 'recruiters',
    may: 'jobs.handOver',
    limit: 'toMany',
    summary:
      'Hand over every job of a recruiter that is not over: drafts, open ones, those on hold, and closed ones with applications under way.',
    params: byEmail,
    body: Handover,
    answer: HandedOver,
    extension: true,
  },
} as const satisfies Record<string, Call>;
