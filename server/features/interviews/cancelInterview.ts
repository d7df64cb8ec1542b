/** Interviews that do not take place. */
import type { Interview } from '../../../schemas/interview.ts';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../db/database.ts';
import { interviewCancelledMail } from '../../mail/templates/interviewMails.ts';
import {
  bookingOf,
  candidatesPlace,
  holdInterview,
  type InterviewServices,
  recruitersPlace,
  refuseSettled,
} from './holdInterview.ts';
import {
  allInterviews,
  findKnownInterview,
  type KnownInterview,
  selectInterview,
} from './selectInterviews.ts';
import { tellCandidate, tellRecruiter } from './tellOfInterview.ts';

/** Cancels one that is held. @returns it as it is then */
async function cancelHeld(
  tx: Database,
  id: string,
  cancelReason: string | null,
  now: Date,
): Promise<KnownInterview> {
  const at = now.toISOString();
  await tx
    .updateTable('interviews')
    .set((eb) => ({ cancelledAt: at, cancelReason, sequence: eb('sequence', '+', 1), updatedAt: at }))
    .where('id', '=', id)
    .execute();
  return findKnownInterview(tx, id, now);
}

/** Tells both sides: the recruiter only of a time that their calendar has. */
async function tellOfCancelling(services: InterviewServices, tx: Database, about: KnownInterview) {
  const booked = bookingOf(about);
  const toCandidate = candidatesPlace(services, about);
  const letter = interviewCancelledMail(about, booked, toCandidate);
  await tellCandidate(services, tx, about, 'INTERVIEW_CANCELLED', letter);
  if (!booked) return;
  const toRecruiter = recruitersPlace(services, about);
  await tellRecruiter(services, tx, about, null, interviewCancelledMail(about, booked, toRecruiter));
}

/** @throws ApiError NOT_FOUND; ILLEGAL_MOVE for what is settled */
export function cancelInterview(
  services: InterviewServices,
  caller: Pick<Caller, 'role' | 'email' | 'employerEmail'>,
  id: string,
  reason: string | null,
): Promise<Interview> {
  const now = services.clock();
  return services.db.transaction().execute(async (tx) => {
    refuseSettled(await holdInterview(tx, caller, id, now), now);
    await tellOfCancelling(services, tx, await cancelHeld(tx, id, reason === '' ? null : reason, now));
    return selectInterview(now)(allInterviews(tx).where('interviews.id', '=', id)).executeTakeFirstOrThrow();
  });
}

/**
 * With the application, whatever ended it, all interviews end that lie ahead. A mail of its own goes only about those
 * that are in a calendar: times that were merely proposed are off with the news of the end.
 *
 * @param tx in which the application is held
 */
export async function cancelInterviewsOf(
  services: Omit<InterviewServices, 'db'>,
  tx: Database,
  applicationId: string,
): Promise<void> {
  const now = services.clock();
  const ahead = await tx
    .selectFrom('interviews')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('cancelledAt', 'is', null)
    .where((eb) => eb.or([eb('startsAt', 'is', null), eb('startsAt', '>', now.toISOString())]))
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of ahead) {
    const about = await cancelHeld(tx, id, null, now);
    if (bookingOf(about)) await tellOfCancelling({ ...services, db: tx }, tx, about);
  }
}

/** The same, where everyone was told before. */
export async function dropInterviewsOf(tx: Database, applicationId: string, now: Date): Promise<void> {
  await tx
    .updateTable('interviews')
    .set((eb) => ({ cancelledAt: now.toISOString(), sequence: eb('sequence', '+', 1) }))
    .where('applicationId', '=', applicationId)
    .where('cancelledAt', 'is', null)
    .where((eb) => eb.or([eb('startsAt', 'is', null), eb('startsAt', '>', now.toISOString())]))
    .execute();
}
