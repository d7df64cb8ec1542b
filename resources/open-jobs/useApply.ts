import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PublicJob } from '../../schemas/job.ts';
import { ApiError } from '../../src/client/apiError.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { refreshApplications } from '../common/refreshApplications.ts';

/** Sends an application for a job; the job then knows of it, and the lists are brought up to date. */
export function useApply(jobId: string) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (coverLetter: string) =>
      client.call('apply', { body: { jobId, coverLetter: coverLetter.trim() === '' ? null : coverLetter } }),
    onSuccess: ({ id, status }) => {
      queryClient.setQueriesData<PublicJob>({ queryKey: ['jobs', 'getOne'] }, (job) =>
        job?.id === jobId ? { ...job, application: { id, status } } : job,
      );
      void refreshApplications(queryClient);
    },
    // Applied in another tab, or closed in the meantime: the page is brought up to date.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refreshApplications(queryClient);
    },
  });
}

/** Why applying was refused, with what to do about it. */
export function applyProblem(error: unknown): string {
  if (error instanceof ApiError && error.code === 'DUPLICATE') {
    return t('You have applied for this job already. You find it under Applications.');
  }
  if (error instanceof ApiError && error.status === 404) {
    return t('This job is no longer open, so you cannot apply for it.');
  }
  if (error instanceof ApiError && error.body.errors?.coverLetter) return error.body.errors.coverLetter;
  return error instanceof Error && error.message ? error.message : t('It could not be sent. Try again.');
}
