/** A candidate picks one of the proposed times, or says that none fits. */
import { endOf, type Interview } from '../../../schemas/interview.ts';
import type { Caller } from '../../access/caller.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import type { Unchanged } from '../../http/etag.ts';
import {
  interviewBookedMail,
  interviewCancelledMail,
  interviewRefusedMail,
} from '../../mail/templates/interviewMails.ts';
import { markSeen } from '../notices/notify.ts';
import { queueWebhooks } from '../webhooks/queueWebhooks.ts';
import {
  bookingOf,
  candidatesPlace,
  holdInterview,
  type InterviewServices,
  notNow,
  recruitersPlace,
  refuseSettled,
} from './holdInterview.ts';
import { remindedAt } from './remindOfInterviews.ts';
import {
  allInterviews,
  findKnownInterview,
  type KnownInterview,
  selectInterview,
} from './selectInterviews.ts';
import { takingTime } from './takingTime.ts';
import { tellCandidate, tellRecruiter } from './tellOfInterview.ts';

type By = Pick<Caller, 'role' | 'email' | 'employerEmail'>;

interface Choice {
  startsAt: string;
  timeZone: string;
}

/** The candidate has answered: the proposal is no news to them any more. */
const markAnswered = (tx: Database, { candidateEmail, jobId }: KnownInterview, now: Date) =>
  markSeen(tx, { to: candidateEmail, kind: 'INTERVIEW_PROPOSED', jobId, candidateEmail }, now);

/**
 * The same choice made twice is made once.
 *
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE for what is settled or booked at another time, and while the recruiter is
 *   suspended; INVALID_FIELDS for a time that was not proposed or has passed; TIME_TAKEN
 */
export function chooseTime(
  services: InterviewServices,
  caller: By,
  id: string,
  choice: Choice,
  unchanged?: Unchanged,
): Promise<Interview> {
  const now = services.clock();
  return takingTime(services.db, async (tx) => {
    const held = await holdInterview(tx, caller, id, now, unchanged);
    const { before } = held;
    const read = () =>
      selectInterview(now)(allInterviews(tx).where('interviews.id', '=', id)).executeTakeFirstOrThrow();
    const startsAt = new Date(choice.startsAt).toISOString();
    refuseSettled(held, now);
    if (before.startsAt === startsAt) return read();
    if (before.startsAt !== null) throw notNow('You have picked a time already.');
    if (before.recruiterStatus !== 'ACTIVE')
      throw notNow('The recruiter cannot hold interviews just now. The employer will tell you how to go on.');
    if (!before.proposedTimes.includes(startsAt))
      throw wrongField('startsAt', 'This time is not among those proposed.');
    if (startsAt <= now.toISOString()) throw wrongField('startsAt', 'This time has passed already.');
    const booked = { startsAt, endsAt: endOf(startsAt, before.minutes) };
    await tx
      .updateTable('interviews')
      .set({
        ...booked,
        candidateTimeZone: choice.timeZone,
        ...remindedAt(startsAt, now),
        noneFits: null,
        sequence: before.sequence + 1,
        updatedAt: now.toISOString(),
      })
      .where('id', '=', id)
      .execute();
    const about = await findKnownInterview(tx, id, now);
    const { jobId, applicationId } = about;
    const data = { interviewId: id, applicationId, startsAt };
    await queueWebhooks(tx, { type: 'interview.booked', at: now.toISOString(), jobId, data });
    await markAnswered(tx, about, now);
    const own = interviewBookedMail(about, booked, candidatesPlace(services, about));
    await tellCandidate(services, tx, about, null, own);
    const theirs = interviewBookedMail(about, booked, recruitersPlace(services, about));
    await tellRecruiter(services, tx, about, 'INTERVIEW_BOOKED', theirs);
    return read();
  });
}

/**
 * Also for a booked time that has come not to fit: it is given back.
 *
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE for what is settled
 */
export function refuseTimes(
  services: InterviewServices,
  caller: By,
  id: string,
  text: string,
  unchanged?: Unchanged,
): Promise<Interview> {
  const now = services.clock();
  return services.db.transaction().execute(async (tx) => {
    const held = await holdInterview(tx, caller, id, now, unchanged);
    refuseSettled(held, now);
    const { before } = held;
    const released = bookingOf(before);
    await tx
      .updateTable('interviews')
      .set({
        ...{ noneFits: text, startsAt: null, endsAt: null },
        sequence: before.sequence + (released ? 1 : 0),
        updatedAt: now.toISOString(),
      })
      .where('id', '=', id)
      .execute();
    const about = await findKnownInterview(tx, id, now);
    const { url } = recruitersPlace(services, about);
    await markAnswered(tx, about, now);
    const refused = interviewRefusedMail(about, url, released);
    await tellRecruiter(services, tx, about, 'INTERVIEW_REFUSED', refused);
    if (released) {
      const letter = interviewCancelledMail(about, released, candidatesPlace(services, about));
      await tellCandidate(services, tx, about, null, letter);
    }
    return selectInterview(now)(allInterviews(tx).where('interviews.id', '=', id)).executeTakeFirstOrThrow();
  });
}
