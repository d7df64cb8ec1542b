/** Everything the page of one pick shows. */

import type { Grant } from '../../../schemas/calls/permissions.ts';
import type { DailyCandidateDetails } from '../../../schemas/dailyCandidate.ts';
import type { Caller } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { selectJudgedApplication } from '../applications/selectApplications.ts';
import { selectInvitation } from '../invitations/selectInvitations.ts';
import { selectCandidate } from '../people/selectPeople.ts';
import { withElsewhere } from '../standings/findStandings.ts';
import { type DailyCandidateRows, findPick, noSuchPick } from './selectDailyCandidates.ts';

/**
 * @param rows the picks the caller may see
 * @param grant resumes themselves are for the recruiter whose list it is
 * @throws ApiError NOT_FOUND
 */
export async function findDetails(
  db: Database,
  rows: DailyCandidateRows,
  id: string,
  caller: Caller,
  grant: Grant,
): Promise<DailyCandidateDetails> {
  const [pick] = await withElsewhere(db, caller, [await findPick(rows, id)]);
  if (!pick) throw noSuchPick();
  const { jobId, candidateEmail } = pick;
  const [job, candidate, otherJobs, invitation, application, preferences] = await Promise.all([
    db
      .selectFrom('jobs')
      .select(['title'])
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow(() => notFound('There is no such job.')),
    selectCandidate(
      db.selectFrom('candidates').where('candidates.candidateEmail', '=', candidateEmail),
    ).executeTakeFirstOrThrow(() => notFound('There is no such candidate.')),
    db
      .selectFrom('dailyCandidates')
      .innerJoin('jobs', 'jobs.id', 'dailyCandidates.jobId')
      .innerJoin('jobs as this', 'this.recruiterEmail', 'jobs.recruiterEmail')
      .select([
        'jobs.id',
        'jobs.title',
        'dailyCandidates.id as dailyCandidateId',
        'dailyCandidates.date',
        'dailyCandidates.band',
        'dailyCandidates.summary',
      ])
      .where('this.id', '=', jobId)
      .where('jobs.id', '<>', jobId)
      // Nobody can be taken on for a job that is closed.
      .where('jobs.status', 'in', ['OPEN', 'ON_HOLD'])
      .where('dailyCandidates.candidateEmail', '=', candidateEmail)
      .orderBy('dailyCandidates.score', 'desc')
      .orderBy('jobs.id')
      .execute(),
    selectInvitation(
      db.selectFrom('invitations').where('invitations.dailyCandidateId', '=', id),
    ).executeTakeFirst(),
    selectJudgedApplication(
      db.selectFrom('applications').where('jobId', '=', jobId).where('candidateEmail', '=', candidateEmail),
    ).executeTakeFirst(),
    db
      .selectFrom('candidates')
      .select('jobPreferences')
      .where('candidateEmail', '=', candidateEmail)
      .executeTakeFirst(),
  ]);
  const { noticePeriod = null, rightToWork = [] } = preferences?.jobPreferences ?? {};
  const maySeeResume = grant.scope === 'own' && candidate.resumeFileName !== null;
  return {
    ...pick,
    jobTitle: job.title,
    candidate,
    resumeUrl: maySeeResume ? `/api/v1/candidates/${encodeURIComponent(candidateEmail)}/resume` : null,
    availability: { noticePeriod, rightToWork },
    otherJobs,
    invitation: invitation ?? null,
    application: application ?? null,
  };
}
