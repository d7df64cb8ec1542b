/** Jobs that candidates save or hide. */
import { z } from 'zod';
import { JobMark } from '../job.ts';
import { JobMarking, MarkedJob } from '../markedJob.ts';
import { byId, type Call } from './call.ts';
import { listQuery, many } from './listQuery.ts';

export const jobMarksCalls = {
  markJob: {
    method: 'PUT',
    path: '/jobs/{id}/mark',
    tag: 'jobs',
    may: 'jobs.mark',
    summary:
      'Save a job, hide it from the lists and recommendations of the candidate who asks, or take the mark away; at most 500 of each.',
    refuses: ['ILLEGAL_MOVE'],
    params: byId,
    body: JobMarking,
    answer: JobMarking,
    extension: true,
  },
  markedJobs: {
    method: 'GET',
    path: '/marked-jobs',
    tag: 'jobs',
    may: 'jobs.mark',
    summary: 'The jobs that the candidate who asks has saved or hidden, closed ones too.',
    query: listQuery(['markedAt'], { mark: many(JobMark).optional() }),
    answer: z.array(MarkedJob),
    list: 'jobs',
    extension: true,
  },
} as const satisfies Record<string, Call>;
