import { listQuery, type Preload, preloadRecord } from '../../../src/client/preload.ts';
import { parseSearch } from '../../../src/routing/search.ts';
import { daysQuery, picksOf } from '../dailyLists.ts';
import { newestFirst, shownDay } from '../days.ts';

/** Fetches the job, its days, and the picks of the day that is shown first. */
export const preload: Preload = async (page) => {
  const { queryClient, client, params, search } = page;
  const jobId = params.id ?? '';
  void preloadRecord(page, 'jobs', jobId);
  const days = await queryClient.ensureQueryData(daysQuery(client, jobId));
  const day = shownDay(newestFirst(days), parseSearch(search).date);
  if (day && day.size > 0) {
    await queryClient.prefetchQuery(listQuery(page, 'daily-candidates', picksOf(jobId, day.date)));
  }
};
