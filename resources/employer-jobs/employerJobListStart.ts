import { defaultPerPage } from '../../schemas/calls/listQuery.ts';
import { type ListStart, type Preload, preloadList } from '../../src/client/preload.ts';

/** An employer's jobs as they are opened: the newest first, as recruiters have theirs. */
export const employerJobListStart: ListStart = {
  perPage: defaultPerPage,
  sort: { field: 'createdAt', order: 'DESC' },
};

export const preload: Preload = (page) => preloadList(page, 'jobs', employerJobListStart);
