/** A company's first list, which it sees without a plan. */
import { ApiError } from '../../base/errors.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { moveJob } from '../jobs/moveJob.ts';
import { firstListFor, takeFirstList } from './firstLists.ts';

export const firstListCalls = (services: Services): Handlers => {
  const { db, clock, env, requestDailyRun } = services;
  return {
    firstList: ({ caller }) => firstListFor(services, caller),

    async openFirstJob({ params, caller, request }) {
      const beforeOpening = (tx: typeof db) => {
        if (caller.paid)
          throw new ApiError(
            'ILLEGAL_MOVE',
            'A plan covers you. Open the job as any other: every list is yours.',
          );
        return takeFirstList({ db: tx, env, clock }, caller, params.id);
      };
      const move = { to: 'OPEN' as const, beforeOpening };
      const job = await moveJob(db, params.id, caller.email, move, clock());
      // The job is open already; should queueing fail, the morning's run makes its list.
      await requestDailyRun(job.id).catch((error: Error) =>
        request.log.error({ name: error.name, jobId: job.id }, 'daily run not queued'),
      );
      return job;
    },
  };
};
