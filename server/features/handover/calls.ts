/** Handing jobs over to a colleague. */
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { handOverJob, handOverJobs } from './handOver.ts';
import { openWorkOf } from './openWork.ts';

export const handoverCalls = (services: Services): Handlers => ({
  openWork: ({ params, caller }) => openWorkOf(services.db, caller, params.email, services.clock()),

  handOverJob: ({ params, caller, grant, body }) =>
    handOverJob(services, { caller, grant }, params.id, body.recruiterEmail),

  handOverJobs: ({ params, caller, grant, body }) =>
    handOverJobs(services, { caller, grant }, params.email, body.recruiterEmail),
});
