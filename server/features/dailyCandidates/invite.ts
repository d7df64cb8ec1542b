/** A recruiter invites a picked candidate. */

import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { lastDayBefore, overEverywhere } from '../../../schemas/base/answerDay.ts';
import { daysLater } from '../../../schemas/base/days.ts';
import type { Invitation, InvitationFields } from '../../../schemas/invitation.ts';
import { ApiError } from '../../base/errors.ts';
import { type Database, toRow } from '../../db/database.ts';
import { isHeldAddress } from '../../db/heldAddress.ts';
import { inTransaction } from '../../db/transactions.ts';
import { invitationMail } from '../../mail/templates/invitationMails.ts';
import { companyOfRecruiter, isNotHidden } from '../../ranking/hiddenPeople.ts';
import type { Services } from '../../services/services.ts';
import { inviteHeld } from '../heldPeople/inviteHeld.ts';
import { invitationPeople } from '../invitations/invitationPeople.ts';
import { selectInvitation } from '../invitations/selectInvitations.ts';
import { lockJob } from '../jobs/lockJob.ts';
import { addNotice, notify } from '../notices/notify.ts';
import { noSuchPick } from './selectDailyCandidates.ts';

/** How many days a candidate has to answer, and until the last of them is over everywhere. */
const openForDays = 5;

/** The end is that of a day, so that every reader can be told the day alone. */
const endOf = (now: Date) => overEverywhere(lastDayBefore(daysLater(now, openForDays).toISOString()));

const notNow = (detail: string) => new ApiError('ILLEGAL_MOVE', detail);

interface Invited {
  invitation: Invitation;
  candidateEmail: string;
  recruiterEmail: string;
}

/** Someone without an account is written to at the address they were added with. */
async function tellInvited(
  services: Pick<Services, 'clock' | 'env' | 'sendMail'>,
  tx: Database,
  { invitation, candidateEmail, recruiterEmail }: Invited,
): Promise<void> {
  const { clock, env } = services;
  const people = await invitationPeople(tx, invitation.id);
  const news = { to: candidateEmail, kind: 'INVITED', jobId: people.jobId, candidateEmail } as const;
  const { expiresAt } = invitation;
  if (isHeldAddress(candidateEmail)) {
    // The notice waits for the account, which the mail's link makes.
    await addNotice(tx, news, clock());
    const { recruiterName, employerName } = people;
    const whose = { heldAs: candidateEmail, recruiterEmail, recruiterName, employerName, expiresAt };
    await inviteHeld(tx, services, whose);
    return;
  }
  await notify(services, tx, news, {
    what: 'mailInvitations',
    letterOf: (stop) => invitationMail({ ...people, ...invitation, appUrl: env.APP_URL, stop }),
    goodUntil: expiresAt,
  });
}

/**
 * @param recruiterEmail whose job the pick has to be of
 * @throws ApiError NOT_FOUND; DUPLICATE when an earlier invitation waits or was answered; ILLEGAL_MOVE when the job is not open or
 *   the candidate was passed or has applied
 */
export function invite(
  services: Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>,
  pickId: string,
  recruiterEmail: string,
  offer: InvitationFields,
): Promise<Invitation> {
  const { db, clock } = services;
  const now = clock();
  return inTransaction(db, async (tx) => {
    const picks = tx
      .selectFrom('dailyCandidates')
      .where('id', '=', pickId)
      .where(isNotHidden(companyOfRecruiter(recruiterEmail), sql.ref('candidateEmail')));
    const { jobId } = await picks.select('jobId').executeTakeFirstOrThrow(noSuchPick);
    const job = await lockJob(tx, jobId, recruiterEmail).catch((error: Error) => {
      throw error instanceof ApiError ? noSuchPick() : error;
    });
    const pick = await picks
      .select(['status', 'candidateEmail'])
      .forUpdate()
      .executeTakeFirstOrThrow(noSuchPick);
    if (job.status !== 'OPEN') throw notNow('Candidates can be invited while the job is open.');
    if (pick.status === 'PASSED') throw notNow('You passed on this candidate. Undo that first.');
    const { candidateEmail } = pick;
    const applied = await tx
      .selectFrom('applications')
      .select('id')
      .where('jobId', '=', jobId)
      .where('candidateEmail', '=', candidateEmail)
      .executeTakeFirst();
    if (applied) throw notNow('This candidate has applied for the job already.');
    const id = uuidv7();
    // A new offer takes the place of one that was withdrawn, or that nobody answered; a decline stays.
    await tx
      .deleteFrom('invitations')
      .where('dailyCandidateId', '=', pickId)
      .where((eb) =>
        eb.or([
          eb('status', 'in', ['WITHDRAWN', 'EXPIRED']),
          eb.and([eb('status', '=', 'PENDING'), eb('expiresAt', '<=', now.toISOString())]),
        ]),
      )
      .execute();
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('invitations')
      .values({
        id,
        dailyCandidateId: pickId,
        ...offer,
        salaryCurrency: job.salaryCurrency,
        salaryUnit: job.salaryUnit,
        status: 'PENDING',
        declineReason: null,
        expiresAt: endOf(now),
        createdAt: now.toISOString(),
      })
      .onConflict((conflict) => conflict.column('dailyCandidateId').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) {
      throw new ApiError('DUPLICATE', 'This candidate has been invited for the job already.');
    }
    await tx
      .updateTable('dailyCandidates')
      .set(toRow({ status: 'INVITED' as const, reasons: [], reviewedAt: now.toISOString() }))
      .where('id', '=', pickId)
      .execute();
    const invitation = await selectInvitation(
      tx.selectFrom('invitations').where('id', '=', id),
    ).executeTakeFirstOrThrow();
    await tellInvited(services, tx, { invitation, candidateEmail, recruiterEmail });
    return invitation;
  });
}
