/** A recruiter invites several picks of a job with one offer. */
import type { InvitationsFields } from '../../../schemas/atOnce.ts';
import { type Invitation, InvitationFields } from '../../../schemas/invitation.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import { refusedFor } from '../../base/refusedFor.ts';
import type { Database } from '../../db/database.ts';
import { candidateName, recruiterName } from '../../db/fullName.ts';
import { companyOfRecruiter, isNotHidden } from '../../ranking/hiddenPeople.ts';
import type { Services } from '../../services/services.ts';
import { fillFor } from '../messageTemplates/fillFor.ts';
import { invite } from './invite.ts';
import { noSuchPick } from './selectDailyCandidates.ts';

const longest = InvitationFields.shape.message.unwrap().unwrap().maxLength ?? Number.POSITIVE_INFINITY;

/** Who the picks are, as their message names them; in one order, so that two of these cannot wait for each other. */
const peopleOf = (tx: Database, recruiterEmail: string, ids: readonly string[]) =>
  tx
    .selectFrom('dailyCandidates')
    .innerJoin('candidates', 'candidates.candidateEmail', 'dailyCandidates.candidateEmail')
    .innerJoin('jobs', 'jobs.id', 'dailyCandidates.jobId')
    .innerJoin('recruiters', 'recruiters.recruiterEmail', 'jobs.recruiterEmail')
    .innerJoin('employers', 'employers.employerEmail', 'recruiters.employerEmail')
    .where('dailyCandidates.id', 'in', ids)
    .where('jobs.recruiterEmail', '=', recruiterEmail)
    .where(isNotHidden(companyOfRecruiter(recruiterEmail)))
    .select([
      'dailyCandidates.id',
      'dailyCandidates.jobId',
      'candidates.candidateFirstName',
      candidateName().as('candidateName'),
      'jobs.title as jobTitle',
      'employers.employerName as company',
      recruiterName().as('recruiterName'),
    ])
    .orderBy('dailyCandidates.id')
    .execute();

/**
 * Invites all of them or none; each takes the statements it takes alone.
 *
 * @throws ApiError NOT_FOUND; INVALID_FIELDS for picks of several jobs, or a message that cannot be filled in for someone;
 *   DUPLICATE or ILLEGAL_MOVE naming the first who cannot be invited
 */
export const inviteSeveral = (
  services: Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>,
  recruiterEmail: string,
  { ids, message, ...offer }: InvitationsFields,
): Promise<Invitation[]> =>
  services.db.transaction().execute(async (db) => {
    const wanted = [...new Set(ids)];
    const people = await peopleOf(db, recruiterEmail, wanted);
    if (people.length < wanted.length) throw noSuchPick();
    if (new Set(people.map(({ jobId }) => jobId)).size > 1)
      throw wrongField('ids', 'Invite the picks of one job at a time: the offer is for one job.');
    const invitations: Invitation[] = [];
    for (const { id, jobId: _, ...facts } of people) {
      const words = message && fillFor(message, facts, { field: 'message', longest });
      try {
        invitations.push(await invite({ ...services, db }, id, recruiterEmail, { ...offer, message: words }));
      } catch (error) {
        throw refusedFor(facts.candidateName, error, (t, said) =>
          t('{name}: {why} Nobody was invited.', said),
        );
      }
    }
    return invitations;
  });
