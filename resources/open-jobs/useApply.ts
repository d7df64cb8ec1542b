import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplicationText } from '../../schemas/application.ts';
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
    mutationFn: async (written: ApplicationText & { resumeId?: string | undefined }) => {
      try {
        return await client.call('apply', { body: { jobId, ...written } });
      } catch (error) {
        // Applied in another tab, or closed in the meantime: the page is brought up to date.
        if (error instanceof ApiError && error.status === 409) void refreshApplications(queryClient);
        // With another resume than the main one, it may be that one that is gone: the server says which.
        throw (written.resumeId === undefined || !isMissing(error) ? adviceOn(error) : undefined) ?? error;
      }
    },
    onSuccess: ({ id, status }) => {
      queryClient.setQueriesData<PublicJob>({ queryKey: ['jobs', 'getOne'] }, (job) =>
        job?.id === jobId ? { ...job, application: { id, status } } : job,
      );
      void refreshApplications(queryClient);
    },
  });
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Refusals that have something better to say than the server's sentence. */
export function adviceOn(error: unknown): Error | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'DUPLICATE') {
    return new Error(t('You have applied for this job already. You find it under Applications.'));
  }
  if (error.status === 404) {
    return new Error(t('This job is no longer open, so you cannot apply for it.'));
  }
  return undefined;
}
