/** The search box: what is found depends on who asks. */
import { grantFor, seesLists } from '../../access/caller.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { searchHints } from '../jobs/searchHints.ts';
import { jobsInScope } from '../jobs/selectJobs.ts';
import { findApplications, findCandidates, findJobs, findRecruiters } from './findHits.ts';

export const searchCalls = ({ db }: Services): Handlers => ({
  searchHints: ({ query: { q }, caller }) =>
    searchHints(db, jobsInScope(db, caller, grantFor(caller, 'jobs.list')), q),

  async search({ query: { q }, caller }) {
    const jobs = findJobs(db, caller, grantFor(caller, 'jobs.list'), q);
    switch (caller.role) {
      case 'RECRUITER':
        return (await Promise.all([jobs, findCandidates(db, caller, q, seesLists(caller))])).flat();
      case 'EMPLOYER':
        return (await Promise.all([findRecruiters(db, caller, q), jobs])).flat();
      case 'CANDIDATE':
        return (await Promise.all([jobs, findApplications(db, caller, q)])).flat();
    }
  },
});
