/** A company's first list, which it sees without a plan. */
import { FirstList } from '../firstList.ts';
import { Job } from '../job.ts';
import { byId, type Call } from './call.ts';

export const firstListCalls = {
  firstList: {
    method: 'GET',
    path: '/subscriptions/first-list',
    tag: 'subscriptions',
    may: 'first-list.show',
    summary: 'Whether the company may see a first list without a plan, or which one it has seen.',
    answer: FirstList,
    extension: true,
  },
  openFirstJob: {
    method: 'POST',
    path: '/jobs/{id}/first-list',
    tag: 'jobs',
    may: 'jobs.openFirst',
    summary:
      'Open a job without a plan, for its first list. Once a company, which has to be known by a domain of its own; after a week the job goes on hold.',
    refuses: ['SUBSCRIPTION_REQUIRED', 'ILLEGAL_MOVE', 'INVALID_FIELDS'],
    params: byId,
    answer: Job,
    extension: true,
  },
} as const satisfies Record<string, Call>;
