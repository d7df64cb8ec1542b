import { useGetList } from 'react-admin';
import type { CandidateInvitation } from '../../schemas/invitation.ts';
import { maxPerPage } from '../../schemas/listQuery.ts';

/** The invitations that wait for the candidate's answer, those that end first at the top. */
export const useWaitingInvitations = () =>
  useGetList<CandidateInvitation>('invitations', {
    filter: { status: ['PENDING'] },
    sort: { field: 'expiresAt', order: 'ASC' },
    pagination: { page: 1, perPage: maxPerPage },
  });
