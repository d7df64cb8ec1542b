/** Applications: reading them, applying, moving them along. */
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Caller } from '../../access/caller.ts';
import { listPage } from '../../db/list.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { createFitRefresher } from '../fits/fitRefresher.ts';
import { findJob } from '../jobs/findJob.ts';
import { jobsInScope } from '../jobs/selectJobs.ts';
import { appliedResume } from '../people/storedResume.ts';
import { withElsewhere } from '../standings/findStandings.ts';
import { apply } from './apply.ts';
import { changeApplications } from './changeApplications.ts';
import { tellBoth } from './changes.ts';
import { closeFilledJob } from './closeFilledJob.ts';
import { closeJob, countWaiting } from './closeJob.ts';
import { mailsOfStatus } from './mailsOfStatus.ts';
import {
  applicationColumns,
  applicationsInScope,
  applicationsSeenBy,
  findApplication,
} from './selectApplications.ts';
import { setApplicationStatus } from './setApplicationStatus.ts';
import { tellCandidate } from './tellCandidate.ts';
import { tellRecruiter } from './tellRecruiter.ts';

export const applicationsCalls = (services: Services): Handlers => {
  const { db, clock } = services;
  const tell = tellCandidate(services);
  const refreshed = createFitRefresher(services);
  /** Those who hire are told of their employer's other jobs, too. */
  const told = async (caller: Caller, rows: readonly CandidateApplication[]) =>
    caller.role === 'CANDIDATE' ? rows : withElsewhere(db, caller, rows);
  const toldOne = async (caller: Caller, row: CandidateApplication) => (await told(caller, [row]))[0] ?? row;

  return {
    async applications({ query, caller }) {
      const rows = applicationsInScope(db, caller);
      const page = await listPage(rows, applicationsSeenBy(caller), applicationColumns, query);
      return { ...page, items: await told(caller, page.items) };
    },

    async application({ params, caller }) {
      const rows = applicationsInScope(db, caller);
      return toldOne(caller, await findApplication(db, params.id, rows, applicationsSeenBy(caller)));
    },

    applicationResume: ({ params, caller }) =>
      appliedResume(services, applicationsInScope(db, caller).where('applications.id', '=', params.id)),

    async apply({ body, caller, request }) {
      const given = { ...body, candidateEmail: caller.email, source: 'APPLIED' as const };
      const application = await apply(db, given, clock(), tellBoth(tell, tellRecruiter(services)));
      // Runs after the answer has been sent; if it is lost, the queue's next round makes up for it.
      void refreshed(caller.email, request.log, [body.jobId]);
      return application;
    },

    async closeFilledJob({ params, body, caller }) {
      await closeFilledJob(services, caller.email, params.id, body, tell);
      return findJob(db, params.id);
    },

    async jobWaiting({ params, caller, grant }) {
      const { id } = await findJob(db, params.id, jobsInScope(db, caller, grant));
      return countWaiting(db, id, clock());
    },

    async closeJob({ params, body, caller }) {
      await closeJob(services, caller.email, params.id, body, tell);
      return findJob(db, params.id);
    },

    async setApplicationStatus({ params, query, caller, unchanged }) {
      const changed = await setApplicationStatus(services, caller, params.id, query, tell, unchanged);
      return toldOne(caller, changed);
    },

    async changeApplications({ body, caller }) {
      return [...(await told(caller, await changeApplications(services, caller, body, tell)))];
    },

    mailsOfStatus: ({ params, query, caller }) => mailsOfStatus(services, caller, params.id, query),
  };
};
