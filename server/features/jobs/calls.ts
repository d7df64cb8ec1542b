/** Jobs: writing them, finding them, moving them along their life. */
import { type Caller, companyOf, grantFor, seesLists } from '../../access/caller.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import { listPage } from '../../db/list.ts';
import type { Handlers } from '../../http/mount.ts';
import { readDraft } from '../../matching/posting/proposals.ts';
import { hiddenFrom } from '../../ranking/hiddenPeople.ts';
import type { Services } from '../../services/services.ts';
import { roughly } from '../expectedFits/roughFits.ts';
import { createFitRefresher } from '../fits/fitRefresher.ts';
import { answerSuggestion } from './answerSuggestion.ts';
import { createJob } from './createJob.ts';
import { criteriaEffect } from './criteriaEffect.ts';
import { deleteJob } from './deleteJob.ts';
import { employerJobColumns, selectEmployerJob } from './employerJobs.ts';
import { findJob, noSuchJob } from './findJob.ts';
import { indexedNarrowing } from './indexedNarrowing.ts';
import { jobColumns, ownJobColumns } from './jobColumns.ts';
import { listOpenJobs } from './listOpenJobs.ts';
import { moveJob } from './moveJob.ts';
import { narrowJobs } from './narrowJobs.ts';
import { expectGood } from './noteExpected.ts';
import { searchedColumns } from './search/jobQuery.ts';
import { isNotHiddenFrom, jobsInScope, jobsReadableBy, selectJob, selectPublicJob } from './selectJobs.ts';
import { setPublicPage, updateJob } from './updateJob.ts';

/** Reading jobs, each role in its way. */
function readingCalls(services: Services): Handlers {
  const { db, clock } = services;
  const refreshed = createFitRefresher(services);
  return {
    async job({ params, caller, grant, request }) {
      const rows = jobsInScope(db, caller, grant);
      if (grant.scope === 'own') return findJob(db, params.id, rows);
      if (grant.scope === 'organisation')
        return selectEmployerJob(clock())(rows.where('jobs.id', '=', params.id)).executeTakeFirstOrThrow(
          noSuchJob,
        );
      await refreshed(caller.email, request.log, [params.id]);
      const readable = jobsReadableBy(db, caller.email).where('jobs.id', '=', params.id);
      return selectPublicJob(caller.email)(readable).executeTakeFirstOrThrow(noSuchJob);
    },

    async jobs({ query, caller, grant, request }) {
      const rows = narrowJobs(jobsInScope(db, caller, grant), query, clock());
      if (grant.scope !== 'open') {
        if (query.sort === 'fit') throw wrongField('sort', 'Only candidates can sort jobs by how they fit.');
        if (query.sort === 'relevance')
          throw wrongField('sort', 'Only candidates can sort jobs by how well they match the search.');
        return listPage(rows, selectJob, await searchedColumns(db, jobColumns, query), query);
      }
      if (query.updatedSince !== undefined)
        throw wrongField('updatedSince', 'Only those who hire can ask which jobs have changed.');
      await refreshed(caller.email, request.log);
      const narrowing = await indexedNarrowing(db, query);
      const all = jobsInScope(db, caller, grant).where(isNotHiddenFrom(caller.email));
      const lists = { all, narrowed: narrowJobs(all, query, clock()) };
      return listOpenJobs(db, lists, caller.email, query, narrowing);
    },

    myJobs: async ({ query, caller, grant }) =>
      listPage(
        jobsInScope(db, caller, grant),
        selectJob,
        await searchedColumns(db, ownJobColumns, query),
        query,
      ),

    employerJobs: async ({ query, caller, grant }) => {
      const now = clock();
      return listPage(
        jobsInScope(db, caller, grant),
        selectEmployerJob(now),
        await searchedColumns(db, employerJobColumns(now), query),
        query,
      );
    },
  };
}

/** Whether a caller's estimates follow every criterion: those of recruiters whose plan shows them lists. */
const mayNarrow = (caller: Caller) => caller.role === 'RECRUITER' && seesLists(caller);

export const jobsCalls = (services: Services): Handlers => {
  const { db, clock, requestDailyRun } = services;
  const expectRoughly = roughly(services.expectFits);

  return {
    createJob: ({ body, caller }) => createJob(db, caller.email, body, clock()),

    async updateJob({ params, body, caller, request, unchanged }) {
      const job = await updateJob(db, params.id, caller.email, body, clock(), unchanged);
      await expectGood({ ...services, log: request.log }, job.id);
      return job;
    },

    ...readingCalls(services),

    async setJobStatus({ params, query, caller, request, unchanged }) {
      const { status: to, closeReason } = query;
      const beforeOpening = () => void grantFor(caller, 'jobs.open');
      const move = { to, closeReason, beforeOpening };
      const job = await moveJob(db, params.id, caller.email, move, clock(), unchanged);
      if (to === 'OPEN') {
        // The job is open already; should queueing fail, the morning's run makes its list.
        await requestDailyRun(job.id).catch((error: Error) =>
          request.log.error({ name: error.name, jobId: job.id }, 'daily run not queued'),
        );
        await expectGood({ ...services, log: request.log }, job.id);
      }
      return job;
    },

    async setJobPublicPage({ params, body, caller, grant }) {
      const rows = jobsInScope(db, caller, grant);
      await setPublicPage(db, await findJob(db, params.id, rows), body, clock());
      return findJob(db, params.id, rows);
    },

    async answerCriterionSuggestion({ params, query, caller, request, unchanged }) {
      const job = await answerSuggestion(db, params.id, caller.email, query, clock(), unchanged);
      await expectGood({ ...services, log: request.log }, job.id);
      return job;
    },

    proposeCriteria: async ({ body }) => readDraft(body),

    async expectFits({ body, caller }) {
      const expect = mayNarrow(caller) ? services.expectFits : expectRoughly;
      return expect(body, await hiddenFrom(db, companyOf(caller)));
    },

    async criteriaEffect({ params, body, caller, grant }) {
      const job = await findJob(db, params.id, jobsInScope(db, caller, grant));
      return criteriaEffect(services, job, body, { company: companyOf(caller), withPlan: seesLists(caller) });
    },

    async deleteJob({ params, caller, unchanged }) {
      await deleteJob(db, params.id, caller.email, unchanged);
    },
  };
};
