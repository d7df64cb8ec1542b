/** Jobs that candidates save or hide. */
import { listPage } from '../../db/list.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { markJob } from './markJob.ts';
import { markedJobColumns, markedJobsOf, selectMarkedJob } from './selectMarkedJobs.ts';

export const jobMarksCalls = ({ db, clock }: Services): Handlers => ({
  markJob: ({ params, body, caller }) => markJob(db, caller.email, params.id, body.mark, clock()),
  markedJobs: ({ query, caller }) =>
    listPage(markedJobsOf(db, caller.email), selectMarkedJob(caller.email), markedJobColumns, query),
});
