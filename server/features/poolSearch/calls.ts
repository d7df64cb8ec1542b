/** Search of the pool for a job, and adding someone found to its list. */

import { translators } from '../../base/translators.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { findJob } from '../jobs/findJob.ts';
import { jobsInScope } from '../jobs/selectJobs.ts';
import { withElsewhere } from '../standings/findStandings.ts';
import { addToList } from './addToList.ts';
import { consider, considerImport } from './consider.ts';
import { searchPool } from './searchPool.ts';

export const poolSearchCalls = (services: Services): Handlers => {
  const { db } = services;
  return {
    async searchPool({ params, body, caller, grant }) {
      const job = await findJob(db, params.id, jobsInScope(db, caller, grant));
      return searchPool(services, job, caller.email, body.q);
    },

    async considerPeople({ params, body, caller, grant, locale }) {
      const job = await findJob(db, params.id, jobsInScope(db, caller, grant));
      const { people = [], importId } = body;
      const t = translators[locale];
      return importId === undefined
        ? consider(services, job, caller, people, t)
        : considerImport(services, job, caller, importId, t);
    },

    async addFromPool({ params, body, caller, grant }) {
      const job = await findJob(db, params.id, jobsInScope(db, caller, grant));
      const pick = await addToList(services, job, caller.email, body.handle);
      const [seen] = await withElsewhere(db, caller, [pick]);
      return seen ?? { ...pick, elsewhere: [] };
    },
  };
};
