import type { Query } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import type { PublicJob } from '../../schemas/job.ts';
import { fitPoll } from '../../src/base/constants.ts';

/** Whether a list by fit is in another order yet, because its candidate is still being compared. */
export const isFitPending = (jobs: readonly PublicJob[] | undefined): boolean =>
  jobs?.[0]?.fitPending === true;

/** Has such a list asked for again until it is in order, more and more seldom. */
export const untilCompared = {
  refetchInterval: ({ state: { data, dataUpdateCount } }: Query<GetListResult<PublicJob>, Error>) =>
    isFitPending(data?.data) ? dataUpdateCount * fitPoll.everyMs : false,
} as const;
