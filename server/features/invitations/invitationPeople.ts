/** Who and what an invitation is about, for the mails. */
import type { RecruiterStatus } from '../../../schemas/recruiter.ts';
import type { Database } from '../../db/database.ts';
import { candidateName, recruiterName } from '../../db/fullName.ts';

export interface InvitationPeople {
  jobId: string;
  pickId: string;
  jobTitle: string;
  employerName: string;
  candidateEmail: string;
  candidateName: string;
  recruiterEmail: string;
  recruiterName: string;
  recruiterStatus: RecruiterStatus;
}

/** @param id of an invitation that exists */
export const invitationPeople = (db: Database, id: string): Promise<InvitationPeople> =>
  db
    .selectFrom('invitations')
    .innerJoin('dailyCandidates', 'dailyCandidates.id', 'invitations.dailyCandidateId')
    .innerJoin('candidates', 'candidates.candidateEmail', 'dailyCandidates.candidateEmail')
    .innerJoin('jobs', 'jobs.id', 'dailyCandidates.jobId')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .innerJoin('employers', 'employers.employerEmail', 'recruiters.employerEmail')
    .select([
      'jobs.id as jobId',
      'dailyCandidates.id as pickId',
      'jobs.title as jobTitle',
      'employers.employerName',
      'jobs.recruiterEmail',
      recruiterName().as('recruiterName'),
      'recruiters.status as recruiterStatus',
      'dailyCandidates.candidateEmail',
      candidateName().as('candidateName'),
    ])
    .where('invitations.id', '=', id)
    .executeTakeFirstOrThrow();
