import { defaultPerPage } from '../../../schemas/calls/listQuery.ts';
import { type ListStart, listQuery, type Preload, preloadList } from '../../../src/client/preload.ts';
import { waitingInvitations } from '../../invitations/waitingInvitations.ts';

/** A candidate's applications as they are opened: those with news first. */
export const applicationListStart: ListStart = {
  perPage: defaultPerPage,
  sort: { field: 'updatedAt', order: 'DESC' },
};

/** Fetches them, and the invitations above them. */
export const preload: Preload = (page) =>
  Promise.all([
    preloadList(page, 'applications', applicationListStart),
    page.queryClient.prefetchQuery(listQuery(page, 'invitations', waitingInvitations)),
  ]);
