import { type ListStart, type Preload, preloadList } from '../../src/client/preload.ts';

/** Open jobs as they are opened, those that fit best first: as many as one reads before wanting another search. */
export const openJobListStart: ListStart = { perPage: 20, sort: { field: 'fit', order: 'DESC' } };

export const preload: Preload = (page) => preloadList(page, 'jobs', openJobListStart);
