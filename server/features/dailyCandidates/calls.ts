/** The daily lists, what a recruiter does with a pick, and which jobs picked a candidate. */
import type { Grant } from '../../../schemas/calls/permissions.ts';
import type { DailyCandidate } from '../../../schemas/dailyCandidate.ts';
import { type Caller, firstListOf, needsPlan } from '../../access/caller.ts';
import { translators } from '../../base/translators.ts';
import { listPage, type Page } from '../../db/list.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { tensOf } from '../expectedFits/inTens.ts';
import { noSuchJob } from '../jobs/findJob.ts';
import { jobsInScope } from '../jobs/selectJobs.ts';
import { withElsewhere } from '../standings/findStandings.ts';
import { dailyCandidateColumns, dailyListColumns } from './dailyCandidateColumns.ts';
import { explanationWords, heldBackBy } from './explanationWords.ts';
import { findDetails } from './findDetails.ts';
import { invite } from './invite.ts';
import { inviteSeveral } from './inviteSeveral.ts';
import { candidatePickColumns, selectCandidatePick, shownPicksOf } from './selectCandidatePicks.ts';
import {
  findPick,
  type KeptPick,
  listsInScope,
  picksInScope,
  refuseUnpaidPick,
  selectList,
  selectPick,
} from './selectDailyCandidates.ts';
import { findWaiting, pickQueueColumns, queuedPicks, selectQueuedPick } from './selectQueue.ts';
import { setPickStatus } from './setPickStatus.ts';
import { withdrawInvitation } from './withdrawInvitation.ts';

export const dailyCandidatesCalls = (services: Services): Handlers => {
  const { db, clock } = services;
  /** Nothing found may mean that there is no such job; only then it is worth a second question. */
  async function ofJob<T>(page: Page<T>, jobId: string, caller: Caller, grant: Grant): Promise<Page<T>> {
    if (page.total === 0) {
      await jobsInScope(db, caller, grant)
        .select('jobs.id')
        .where('jobs.id', '=', jobId)
        .executeTakeFirstOrThrow(noSuchJob);
      const firstList = firstListOf(caller, grant);
      if (firstList !== null && firstList !== jobId) throw needsPlan();
    }
    return page;
  }

  async function seen(caller: Caller, pick: KeptPick): Promise<DailyCandidate> {
    const [one] = await withElsewhere(db, caller, [pick]);
    return one ?? { ...pick, elsewhere: [] };
  }

  return {
    async dailyCandidates({ params: { jobId }, query, caller, grant }) {
      const rows = picksInScope(db, caller, grant).where('dailyCandidates.jobId', '=', jobId);
      const page = await listPage(rows, selectPick, dailyCandidateColumns, query);
      return ofJob({ ...page, items: await withElsewhere(db, caller, page.items) }, jobId, caller, grant);
    },

    async pickQueue({ query, caller, grant }) {
      const waiting = await findWaiting(db, caller, grant, clock());
      const rows = queuedPicks(db, caller, grant, waiting);
      const page = await listPage(rows, selectQueuedPick, pickQueueColumns, query);
      return { ...page, items: await withElsewhere(db, caller, page.items) };
    },

    async dailyLists({ params: { jobId }, query, caller, grant, locale }) {
      const rows = listsInScope(db, caller, grant).where('dailyLists.jobId', '=', jobId);
      const page = await listPage(rows, selectList, dailyListColumns, query);
      const items = page.items.map((list) => ({
        ...list,
        poolSize: tensOf(list.poolSize),
        explanation: explanationWords(list.explanation, translators[locale]),
        heldBack: heldBackBy(list.explanation),
      }));
      return ofJob({ ...page, items }, jobId, caller, grant);
    },

    async dailyCandidate({ params, caller, grant }) {
      await refuseUnpaidPick(db, caller, grant, params.id);
      return seen(caller, await findPick(picksInScope(db, caller, grant), params.id));
    },

    async dailyCandidateDetails({ params, caller, grant }) {
      await refuseUnpaidPick(db, caller, grant, params.id);
      return findDetails(db, picksInScope(db, caller, grant), params.id, caller, grant);
    },

    async setDailyCandidateStatus({ params, query, caller, grant }) {
      await refuseUnpaidPick(db, caller, grant, params.id);
      const { reason: reasons = [], ...rest } = query;
      const decision = { ...rest, reasons };
      return seen(caller, await setPickStatus(db, params.id, caller.email, decision, clock()));
    },

    invite: ({ params, caller, body }) => invite(services, params.id, caller.email, body),

    inviteSeveral: ({ caller, body }) => inviteSeveral(services, caller.email, body),

    withdrawInvitation: ({ params, caller }) => withdrawInvitation(services, params.id, caller.email),

    myPicks: ({ query, caller }) =>
      listPage(shownPicksOf(db, caller.email), selectCandidatePick, candidatePickColumns, query),
  };
};
