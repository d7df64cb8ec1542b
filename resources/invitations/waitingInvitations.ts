import { maxPerPage } from '../../schemas/calls/listQuery.ts';

/** The list of a candidate's invitations that wait for an answer, those that end first at the top. */
export const waitingInvitations = {
  filter: { status: ['PENDING'] },
  sort: { field: 'expiresAt', order: 'ASC' as const },
  pagination: { page: 1, perPage: maxPerPage },
};
