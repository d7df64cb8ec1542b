/** Applications: reading them, applying, moving them along. */
import { apply } from '../applications/apply.ts';
import {
  applicationColumns,
  applicationsInScope,
  findApplication,
  selectApplication,
} from '../applications/selectApplications.ts';
import { setApplicationStatus } from '../applications/setApplicationStatus.ts';
import { tellCandidate } from '../applications/tellCandidate.ts';
import { listPage } from '../db/list.ts';
import type { Handlers } from '../mount.ts';
import type { Services } from '../services.ts';

export const applicationsCalls = (services: Services): Handlers => {
  const { db, clock } = services;
  const tell = tellCandidate(services);
  return {
    applications: ({ query, caller }) =>
      listPage(applicationsInScope(db, caller), selectApplication, applicationColumns, query),

    application: ({ params, caller }) => findApplication(db, params.id, applicationsInScope(db, caller)),

    apply: ({ body, caller }) =>
      apply(db, { ...body, candidateEmail: caller.email, source: 'APPLIED' }, clock(), tell),

    setApplicationStatus: ({ params, query, caller }) =>
      setApplicationStatus(services, caller, params.id, query, tell),
  };
};
