import { useGetList } from 'react-admin';
import { maxPerPage } from '../../schemas/calls/listQuery.ts';
import type { CandidateInvitation } from '../../schemas/invitation.ts';

/** The invitations that wait for the candidate's answer, those that end first at the top. */
export const useWaitingInvitations = () =>
  useGetList<CandidateInvitation>('invitations', {
    filter: { status: ['PENDING'] },
    sort: { field: 'expiresAt', order: 'ASC' },
    pagination: { page: 1, perPage: maxPerPage },
  });
