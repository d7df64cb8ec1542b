/** Deletions, for software that keeps copies. */
import { z } from 'zod';
import { DeletedResource, Deletion } from '../deletion.ts';
import type { Call } from './call.ts';
import { changingListQuery, many } from './listQuery.ts';

export const deletionsCalls = {
  deletions: {
    method: 'GET',
    path: '/deletions',
    tag: 'deletions',
    may: 'deletions.list',
    summary:
      'What was deleted in the last 90 days, the oldest first: which kind of record, and its id. Software that has been away for longer reads everything again.',
    query: changingListQuery(['deletedAt'], { resource: many(DeletedResource).optional() }, 'ASC'),
    answer: z.array(Deletion),
    list: 'deletions',
    extension: true,
  },
} as const satisfies Record<string, Call>;
