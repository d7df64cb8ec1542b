/** Where messages are kept in the cache. */
import type { QueryClient } from '@tanstack/react-query';

/** A thread's key: one candidate and one job. */
export interface Between {
  jobId: string;
  candidateEmail: string;
}

export const messagesKey = ({ jobId, candidateEmail }: Between) =>
  ['messages', 'thread', jobId, candidateEmail] as const;

/** E-mails that became no message; of one thread, or all. */
export const straysKey = (between?: Between) =>
  ['messages', 'strays', between?.jobId, between?.candidateEmail] as const;

/** Threads, and how many messages are unread. */
export const overviewKey = ['messages', 'overview'] as const;

/** Asks for the threads and the count again. */
export const refreshOverview = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: overviewKey });
