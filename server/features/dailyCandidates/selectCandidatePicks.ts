/** Picks as the one who was picked sees them: which job, by which criteria, and the invitation if there is one. */
import { type RawBuilder, sql } from 'kysely';
import { CandidatePick } from '../../../schemas/dailyCandidate.ts';
import { Invitation } from '../../../schemas/invitation.ts';
import type { Database } from '../../db/database.ts';
import { jsonOf } from '../../db/jsonOf.ts';
import type { ListColumns } from '../../db/list.ts';
import { listColumns } from '../../db/listColumns.ts';
import { selectShape } from '../../db/selectShape.ts';
import { isNotHiddenFrom } from '../jobs/selectJobs.ts';
import type { DailyCandidateRows } from './selectDailyCandidates.ts';

const ref = (name: string) => sql.ref(`dailyCandidates.${name}`);
const ofJob = (value: RawBuilder<unknown>) => sql`(
  select ${value}
  from "jobs" join "recruiters" using ("recruiterEmail") join "employers" using ("employerEmail")
  where "jobs"."id" = "dailyCandidates"."jobId")`;

const jobTitle = ofJob(sql`"jobs"."title"`);
const employerName = ofJob(sql`"employers"."employerName"`);
const computed: Record<string, RawBuilder<unknown>> = {
  jobTitle,
  jobStatus: ofJob(sql`"jobs"."status"`),
  employerName,
  invitation: sql`(
    select ${jsonOf('invitations', Invitation)}
    from "invitations" where "invitations"."dailyCandidateId" = "dailyCandidates"."id")`,
};

const selections = selectShape('dailyCandidates', CandidatePick.shape, computed);

export const selectCandidatePick = (rows: DailyCandidateRows): DailyCandidateRows<CandidatePick> =>
  rows.select(selections).$castTo<CandidatePick>();

/** The picks of one candidate. */
export const picksOf = (db: Database, candidateEmail: string): DailyCandidateRows =>
  db.selectFrom('dailyCandidates').where('dailyCandidates.candidateEmail', '=', candidateEmail);

/** The same without those for jobs that the candidate has hidden. */
export const shownPicksOf = (db: Database, candidateEmail: string): DailyCandidateRows =>
  picksOf(db, candidateEmail).where(isNotHiddenFrom(candidateEmail, 'dailyCandidates.jobId'));

const derived = listColumns('dailyCandidates', CandidatePick, computed);

export const candidatePickColumns: ListColumns = {
  id: { by: ref('id'), type: 'uuid' },
  sorts: derived.sorts,
  search: [jobTitle, employerName],
  filters: { ...derived.filters, jobId: { by: ref('jobId'), type: 'uuid' } },
};
