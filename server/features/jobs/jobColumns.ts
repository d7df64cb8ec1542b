/** Sort keys and filters of the lists of jobs, in the database's terms. */
import { type RawBuilder, sql } from 'kysely';
import { JobStatus } from '../../../schemas/job.ts';
import type { ListColumns } from '../../db/list.ts';
import { namesOfState } from './search/regions.ts';
import { jobCounts, jobEmployerName } from './selectJobs.ts';

const ref = (name: string) => sql.ref(`jobs.${name}`);
const text = (name: string) => ({ by: ref(name), type: 'text' as const });
/** Where a job is: as people type it, so `aus` finds Austin. */
const place = (name: string) => ({ ...text(name), match: 'start' as const });
/** Words are ordered without regard to case. */
const words = (name: string) => ({ by: sql`lower(${ref(name)})`, type: 'text' as const });

export const jobColumns: ListColumns = {
  id: { by: ref('id'), type: 'uuid' },
  sorts: {
    createdAt: { by: ref('createdAt'), type: 'timestamptz' },
    updatedAt: { by: ref('updatedAt'), type: 'timestamptz' },
    openedAt: { by: ref('openedAt'), type: 'timestamptz', nullable: true },
    validThrough: { by: ref('validThrough'), type: 'date', nullable: true },
    title: words('title'),
    city: { ...words('city'), nullable: true },
    salaryMax: { by: ref('salaryMax'), type: 'bigint', nullable: true },
    // In the order of a job's life.
    status: {
      by: sql`array_position(array[${sql.join(JobStatus.options.map((one) => sql.lit(one)))}], ${ref('status')})`,
      type: 'integer',
    },
  },
  search: [ref('title'), ref('city'), ref('state'), jobEmployerName],
  filters: {
    status: text('status'),
    employmentType: text('employmentType'),
    workplaceType: text('workplaceType'),
    // TX is in Texas.
    state: { ...place('state'), alsoCalled: namesOfState },
    city: place('city'),
    recruiterEmail: text('recruiterEmail'),
  },
};

const counted = (by: RawBuilder<number>) => ({ by, type: 'bigint' as const });
/** Whether anything is counted. */
const someOrNone = (by: RawBuilder<number>) => ({
  by: sql`case when ${by} > 0 then 'SOME' else 'NONE' end`,
  type: 'text' as const,
});

/** For the recruiter whose jobs they are: also by what hangs on each of them. */
export const ownJobColumns: ListColumns = {
  ...jobColumns,
  sorts: {
    ...jobColumns.sorts,
    newDailyCandidatesCount: counted(jobCounts.newDailyCandidatesCount),
    dailyCandidatesCount: counted(jobCounts.dailyCandidatesCount),
    applicationsCount: counted(jobCounts.applicationsCount),
  },
  filters: {
    ...jobColumns.filters,
    newPicks: someOrNone(jobCounts.newDailyCandidatesCount),
    applications: someOrNone(jobCounts.applicationsCount),
  },
};
