/** Interviews of jobs that change hands: those ahead take the new recruiter's time. */
import { sql } from 'kysely';
import { addresses } from '../../../schemas/addresses.ts';
import type { Database } from '../../db/database.ts';
import { interviewGivenAwayMail, interviewHandedOverMail } from '../../mail/templates/handoverMails.ts';
import { interviewCancelledMail, interviewProposedMail } from '../../mail/templates/interviewMails.ts';
import {
  bookingOf,
  candidatesPlace,
  type InterviewServices,
  recruitersPlace,
} from '../interviews/holdInterview.ts';
import { findKnownInterview, type KnownInterview } from '../interviews/selectInterviews.ts';
import { tellCandidate, tellRecruiter } from '../interviews/tellOfInterview.ts';

type Needed = Omit<InterviewServices, 'db'>;

/** Those that are not over and have not begun, held until the end. */
const aheadOf = (tx: Database, jobIds: readonly string[], now: Date) =>
  tx
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.applicationId')
    .select('interviews.id')
    .where('applications.jobId', 'in', jobIds)
    .where('interviews.cancelledAt', 'is', null)
    .where((eb) =>
      eb.or([eb('interviews.startsAt', 'is', null), eb('interviews.startsAt', '>', now.toISOString())]),
    )
    .orderBy('interviews.id')
    .forUpdate('interviews')
    .execute();

/** Whether the new recruiter has another interview at the time one is booked. */
async function isTaken(tx: Database, id: string, to: string): Promise<boolean> {
  const { taken } = await tx
    .selectFrom('interviews')
    .select(
      sql<boolean>`exists (
        select from "interviews" "other"
        where "other"."recruiterEmail" = ${to} and "other"."id" <> "interviews"."id"
          and "other"."cancelledAt" is null and "other"."startsAt" is not null
          and tstzrange("other"."startsAt", "other"."endsAt")
            && tstzrange("interviews"."startsAt", "interviews"."endsAt"))`.as('taken'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return taken;
}

/** Another time may be picked among those proposed; where none is left, the interview is cancelled. */
async function tellOfFreeing(
  services: Needed,
  tx: Database,
  about: KnownInterview,
  released: ReturnType<typeof bookingOf>,
): Promise<void> {
  const toCandidate = candidatesPlace(services, about);
  if (about.openTimes.length > 0) {
    const letter = interviewProposedMail(about, toCandidate.url, released);
    await tellCandidate(services, tx, about, 'INTERVIEW_PROPOSED', letter);
    return;
  }
  const cancelledAt = services.clock().toISOString();
  await tx.updateTable('interviews').set({ cancelledAt }).where('id', '=', about.id).execute();
  const letter = interviewCancelledMail(about, released, toCandidate);
  await tellCandidate(services, tx, about, 'INTERVIEW_CANCELLED', letter);
}

/** The candidate's calendar and the new recruiter's follow. */
async function tellOfMove(services: Needed, tx: Database, before: KnownInterview, about: KnownInterview) {
  const booked = bookingOf(about);
  if (!booked) return;
  const { recruiterName: former } = before;
  const [toCandidate, toRecruiter] = [candidatesPlace(services, about), recruitersPlace(services, about)];
  const letterTo = (reader: typeof toCandidate | typeof toRecruiter) =>
    interviewHandedOverMail(about, booked, former, reader);
  await tellCandidate(services, tx, about, 'INTERVIEW_CHANGED', letterTo(toCandidate));
  await tellRecruiter(services, tx, about, null, letterTo(toRecruiter));
}

async function moveOne(services: Needed, tx: Database, id: string, to: string, now: Date): Promise<boolean> {
  const before = await findKnownInterview(tx, id, now);
  const booked = bookingOf(before);
  const isFreed = booked !== null && (await isTaken(tx, id, to));
  await tx
    .updateTable('interviews')
    .set({
      recruiterEmail: to,
      ...(isFreed && { startsAt: null, endsAt: null }),
      sequence: before.sequence + (booked ? 1 : 0),
      updatedAt: now.toISOString(),
    })
    .where('id', '=', id)
    .execute();
  const about = await findKnownInterview(tx, id, now);
  if (isFreed) await tellOfFreeing(services, tx, about, booked);
  else await tellOfMove(services, tx, before, about);
  if (booked) {
    const url = services.env.APP_URL + addresses.recruiter.home;
    const was = { ...before, sequence: about.sequence, updatedAt: about.updatedAt };
    const letter = interviewGivenAwayMail(was, booked, about.recruiterName, url);
    await tellRecruiter(services, tx, was, null, letter);
  }
  return isFreed;
}

/** @returns how many there were, and how many of them lost their time */
export async function moveInterviews(
  services: Needed,
  tx: Database,
  jobIds: readonly string[],
  to: string,
): Promise<{ interviewsCount: number; freedInterviewsCount: number }> {
  const now = services.clock();
  const ahead = await aheadOf(tx, jobIds, now);
  // Held for one at a time, as by those who book: two would each wait for the other's row to be judged.
  await tx
    .selectFrom('recruiters')
    .select('recruiterEmail')
    .where('recruiterEmail', '=', to)
    .forNoKeyUpdate()
    .execute();
  let freedInterviewsCount = 0;
  for (const { id } of ahead) if (await moveOne(services, tx, id, to, now)) freedInterviewsCount += 1;
  return { interviewsCount: ahead.length, freedInterviewsCount };
}
