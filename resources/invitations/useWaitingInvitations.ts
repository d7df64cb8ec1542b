import { useGetList } from 'react-admin';
import type { CandidateInvitation } from '../../schemas/invitation.ts';
import { waitingInvitations } from './waitingInvitations.ts';

/** The invitations that wait for the candidate's answer. */
export const useWaitingInvitations = () => useGetList<CandidateInvitation>('invitations', waitingInvitations);
