/** Applications, to be read. */
import {
  applicationColumns,
  applicationsInScope,
  findApplication,
  selectApplication,
} from '../applications/selectApplications.ts';
import { listPage } from '../db/list.ts';
import type { Handlers } from '../mount.ts';
import type { Services } from '../services.ts';

export const applicationsCalls = ({ db }: Services): Handlers => ({
  applications: ({ query, caller }) =>
    listPage(applicationsInScope(db, caller), selectApplication, applicationColumns, query),

  application: ({ params, caller }) => findApplication(db, params.id, applicationsInScope(db, caller)),
});
