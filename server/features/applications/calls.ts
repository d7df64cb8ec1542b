/** Applications: reading them, applying, moving them along. */

import { listPage } from '../../db/list.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { createFitRefresher } from '../fits/fitRefresher.ts';
import { apply } from './apply.ts';
import {
  applicationColumns,
  applicationsInScope,
  applicationsSeenBy,
  findApplication,
} from './selectApplications.ts';
import { setApplicationStatus } from './setApplicationStatus.ts';
import { tellCandidate } from './tellCandidate.ts';

export const applicationsCalls = (services: Services): Handlers => {
  const { db, clock } = services;
  const tell = tellCandidate(services);
  const refreshed = createFitRefresher(services);
  return {
    applications: ({ query, caller }) =>
      listPage(applicationsInScope(db, caller), applicationsSeenBy(caller), applicationColumns, query),

    application: ({ params, caller }) =>
      findApplication(db, params.id, applicationsInScope(db, caller), applicationsSeenBy(caller)),

    async apply({ body, caller, request }) {
      const given = { ...body, candidateEmail: caller.email, source: 'APPLIED' as const };
      const application = await apply(db, given, clock(), tell);
      // Runs after the answer has been sent; if it is lost, the queue's next round makes up for it.
      void refreshed(caller.email, request.log, [body.jobId]);
      return application;
    },

    setApplicationStatus: ({ params, query, caller }) =>
      setApplicationStatus(services, caller, params.id, query, tell),
  };
};
