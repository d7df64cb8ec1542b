import { useGetList } from 'react-admin';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { maxPerPage } from '../../../schemas/calls/listQuery.ts';
import type { Candidate } from '../../../schemas/candidate.ts';
import type { PublicJob } from '../../../schemas/job.ts';
import { useProfile } from '../../../src/session/session.tsx';
import { useResumeChecked } from '../../common/useResumeChecked.ts';
import { useWaitingInvitations } from '../../invitations/useWaitingInvitations.ts';
import { untilCompared } from '../../open-jobs/fitsPending.ts';

/** How many of the best jobs are looked at. */
const bestJobs = 10;

/** Everything the next actions are read from, whether it is all there, and what of it failed. */
export function useHomeFacts() {
  const { data, isPending: isProfilePending } = useProfile();
  const profile = data as Candidate | undefined;
  const { checked, markChecked } = useResumeChecked(profile);
  const invitations = useWaitingInvitations();
  const applications = useGetList<CandidateApplication>('applications', {
    filter: { status: ['ACTIVE'] },
    sort: { field: 'answerBy', order: 'ASC' },
    pagination: { page: 1, perPage: maxPerPage },
  });
  const jobs = useGetList<PublicJob>(
    'jobs',
    { sort: { field: 'fit', order: 'DESC' }, pagination: { page: 1, perPage: bestJobs } },
    untilCompared,
  );
  const lists = [invitations, applications, jobs];
  return {
    profile,
    markChecked,
    facts: {
      profile,
      invitations: invitations.data,
      applications: applications.data,
      jobs: jobs.data,
      hasMoreJobs: (jobs.total ?? 0) > bestJobs,
      resumeChecked: checked,
    },
    isPending: isProfilePending || lists.some((list) => list.isPending),
    error: lists.find((list) => list.error)?.error,
    retry: () => {
      for (const list of lists) if (list.error) void list.refetch();
    },
  };
}
