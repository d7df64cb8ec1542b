import { useGetList } from 'react-admin';
import type { RecruiterSummary } from '../../../schemas/recruiter.ts';

/** How many are shown at home; the list has the others. */
export const shownWaiting = 5;

/** Recruiters who wait to be let in, the one who has waited longest first. */
export const useWaitingRecruiters = () =>
  useGetList<RecruiterSummary>('recruiters', {
    filter: { status: ['PENDING'] },
    pagination: { page: 1, perPage: shownWaiting },
    sort: { field: 'createdAt', order: 'ASC' },
  });
