import { defaultPerPage } from '../../schemas/calls/listQuery.ts';
import { type ListStart, type Preload, preloadList } from '../../src/client/preload.ts';

/** The people of an employer as they are opened: those with the latest news first. */
export const personListStart: ListStart = {
  perPage: defaultPerPage,
  sort: { field: 'latestAt', order: 'DESC' },
};

export const preload: Preload = (page) => preloadList(page, 'people', personListStart);
