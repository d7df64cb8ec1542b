/** An offer and its application, held until the transaction ends, so that of two answers the second sees the first. */
import type { Caller } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { candidateName, recruiterName } from '../../db/fullName.ts';

type Participant = Pick<Caller, 'role' | 'email'>;

const noSuchOffer = () => notFound('There is no such offer.');

/** Whose words and work it is, for the mails. */
const people = [
  'applications.id as applicationId',
  'applications.status as applicationStatus',
  'applications.candidateEmail',
  'jobs.id as jobId',
  'jobs.title as jobTitle',
  'jobs.recruiterEmail',
  'jobs.salaryCurrency',
  'jobs.salaryUnit',
  'employers.employerName',
  'recruiters.status as recruiterStatus',
] as const;

const theirApplications = (tx: Database, { role, email }: Participant) =>
  tx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .innerJoin('employers', 'employers.employerEmail', 'recruiters.employerEmail')
    .innerJoin('candidates', 'candidates.candidateEmail', 'applications.candidateEmail')
    .where(role === 'CANDIDATE' ? 'applications.candidateEmail' : 'jobs.recruiterEmail', '=', email)
    .select(people)
    .select([candidateName().as('candidateName'), recruiterName().as('recruiterName')])
    .forUpdate('applications');

/** @throws what `refuse` makes, unless the application is the caller's */
export const holdApplicationOf = (tx: Database, caller: Participant, id: string, refuse: () => Error) =>
  theirApplications(tx, caller).where('applications.id', '=', id).executeTakeFirstOrThrow(refuse);

/** @throws ApiError NOT_FOUND unless the offer is the caller's */
export async function holdOffer(tx: Database, caller: Participant, id: string) {
  const { applicationId } = await tx
    .selectFrom('jobOffers')
    .select('applicationId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(noSuchOffer);
  const about = await holdApplicationOf(tx, caller, applicationId, noSuchOffer);
  const offer = await tx
    .selectFrom('jobOffers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(noSuchOffer);
  return { about, offer };
}
