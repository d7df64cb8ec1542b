import { defaultPerPage } from '../../../schemas/calls/listQuery.ts';
import { type ListStart, type Preload, preloadList } from '../../../src/client/preload.ts';

/** The recruiter's jobs as they are opened: the newest first. */
export const jobListStart: ListStart = {
  perPage: defaultPerPage,
  sort: { field: 'createdAt', order: 'DESC' },
};

export const preload: Preload = (page) => preloadList(page, 'jobs', jobListStart);
