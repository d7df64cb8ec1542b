/** Sort keys and filters of the lists of jobs, in the database's terms. */
import { type RawBuilder, sql } from 'kysely';
import { Job } from '../../../schemas/job.ts';
import type { ListColumns } from '../../db/list.ts';
import { listColumns } from '../../db/listColumns.ts';
import { namesOfState } from '../../matching/places/stateNames.ts';
import { computedOfJob, jobCounts, jobEmployerName } from './selectJobs.ts';

const ref = (name: string) => sql.ref(`jobs.${name}`);
/** Where a job is: as people type it, so `aus` finds Austin. */
const place = (name: string) => ({ by: ref(name), type: 'text' as const, match: 'start' as const });

const derived = listColumns('jobs', Job, computedOfJob);

export const jobColumns: ListColumns = {
  id: { by: ref('id'), type: 'uuid' },
  sorts: derived.sorts,
  changedAt: ref('changedAt'),
  search: [ref('title'), ref('city'), ref('state'), jobEmployerName],
  filters: {
    ...derived.filters,
    // TX is in Texas.
    state: { ...place('state'), alsoCalled: namesOfState },
    city: place('city'),
    // The very address, not a part of one.
    recruiterEmail: { by: ref('recruiterEmail'), type: 'text' },
  },
};

/** Whether anything is counted. */
const someOrNone = (by: RawBuilder<number>) => ({
  by: sql`case when ${by} > 0 then 'SOME' else 'NONE' end`,
  type: 'text' as const,
});

/** For the recruiter whose jobs they are: also by whether something hangs on them. */
export const ownJobColumns: ListColumns = {
  ...jobColumns,
  filters: {
    ...jobColumns.filters,
    newPicks: someOrNone(jobCounts.newDailyCandidatesCount),
    applications: someOrNone(jobCounts.applicationsCount),
  },
};
