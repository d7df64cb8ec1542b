import { defaultPerPage } from '../../schemas/calls/listQuery.ts';
import { type ListStart, type Preload, preloadList } from '../../src/client/preload.ts';

/** An employer's recruiters as they are opened: those who wait first. */
export const recruiterListStart: ListStart = {
  perPage: defaultPerPage,
  sort: { field: 'status', order: 'ASC' },
};

export const preload: Preload = (page) => preloadList(page, 'recruiters', recruiterListStart);
