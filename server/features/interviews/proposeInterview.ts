/** A recruiter proposes times for an interview, and changes them. */
import { v7 as uuidv7 } from 'uuid';
import { endOf, type Interview, type InterviewFields } from '../../../schemas/interview.ts';
import type { Caller } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import { type Database, toRow } from '../../db/database.ts';
import type { Unchanged } from '../../http/etag.ts';
import {
  interviewCancelledMail,
  interviewChangedMail,
  interviewProposedMail,
} from '../../mail/templates/interviewMails.ts';
import {
  bookingOf,
  candidatesPlace,
  holdInterview,
  type InterviewServices,
  notNow,
  recruitersPlace,
  refuseSettled,
} from './holdInterview.ts';
import {
  allInterviews,
  findKnownInterview,
  type KnownInterview,
  selectInterview,
} from './selectInterviews.ts';
import { takingTime } from './takingTime.ts';
import { tellCandidate, tellRecruiter } from './tellOfInterview.ts';

type By = Pick<Caller, 'role' | 'email' | 'employerEmail'>;

/** The times as they are kept: to the millisecond in UTC, the earliest first. */
const inOrder = (times: readonly string[]) => times.map((time) => new Date(time).toISOString()).sort();

/** @throws ApiError INVALID_FIELDS naming each time that is not ahead */
function refusePast(times: readonly string[], now: Date): void {
  refuseFields(
    Object.fromEntries(
      times.map((time, place) => [
        `proposedTimes.${place}`,
        Date.parse(time) > now.getTime() ? null : 'This time has passed already.',
      ]),
    ),
  );
}

/** The zone the candidate told when they last picked a time, for whichever job. */
async function knownZoneOf(tx: Database, candidateEmail: string): Promise<string | null> {
  const latest = await tx
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.applicationId')
    .where('applications.candidateEmail', '=', candidateEmail)
    .where('interviews.candidateTimeZone', 'is not', null)
    .orderBy('interviews.updatedAt', 'desc')
    .select('interviews.candidateTimeZone')
    .limit(1)
    .executeTakeFirst();
  return latest?.candidateTimeZone ?? null;
}

const read = (tx: Database, id: string, now: Date): Promise<Interview> =>
  selectInterview(now)(allInterviews(tx).where('interviews.id', '=', id)).executeTakeFirstOrThrow();

const noSuchApplication = () => notFound('There is no such application.');

/** The job is held first, so that it is not handed over meanwhile; then the application, as by those who end it. */
async function holdOwnApplication(tx: Database, recruiterEmail: string, id: string) {
  await tx
    .selectFrom('jobs')
    .select('id')
    .where('recruiterEmail', '=', recruiterEmail)
    .where('id', 'in', (eb) => eb.selectFrom('applications').select('jobId').where('id', '=', id))
    .forShare()
    .executeTakeFirstOrThrow(noSuchApplication);
  return tx
    .selectFrom('applications')
    .select(['status', 'candidateEmail'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow(noSuchApplication);
}

/** @throws ApiError NOT_FOUND; ILLEGAL_MOVE once the application has ended; INVALID_FIELDS about times that have passed */
export function proposeInterview(
  services: InterviewServices,
  caller: By,
  applicationId: string,
  fields: InterviewFields,
): Promise<Interview> {
  const now = services.clock();
  return services.db.transaction().execute(async (tx) => {
    const { status, candidateEmail } = await holdOwnApplication(tx, caller.email, applicationId);
    if (status !== 'ACTIVE') throw notNow('The application has ended.');
    refusePast(fields.proposedTimes, now);
    const id = uuidv7();
    const at = now.toISOString();
    await tx
      .insertInto('interviews')
      .values(
        toRow({
          ...fields,
          ...{ id, applicationId, recruiterEmail: caller.email },
          proposedTimes: inOrder(fields.proposedTimes),
          candidateTimeZone: await knownZoneOf(tx, candidateEmail),
          ...{ startsAt: null, endsAt: null, noneFits: null, cancelledAt: null, cancelReason: null },
          ...{ sequence: 0, createdAt: at, updatedAt: at },
        }),
      )
      .execute();
    const about = await findKnownInterview(tx, id, now);
    const letter = interviewProposedMail(about, candidatesPlace(services, about).url);
    await tellCandidate(services, tx, about, 'INTERVIEW_PROPOSED', letter);
    return read(tx, id, now);
  });
}

/** Tells those whom a change concerns; calendars let go of a time that is booked no more. */
async function tellOfChange(
  services: InterviewServices,
  tx: Database,
  before: KnownInterview,
  about: KnownInterview,
): Promise<void> {
  const [toCandidate, toRecruiter] = [candidatesPlace(services, about), recruitersPlace(services, about)];
  const kept = bookingOf(about);
  if (kept) {
    const changed = interviewChangedMail(about, kept, toCandidate);
    await tellCandidate(services, tx, about, 'INTERVIEW_CHANGED', changed);
    await tellRecruiter(services, tx, about, null, interviewChangedMail(about, kept, toRecruiter));
    return;
  }
  const released = bookingOf(before);
  const proposed = interviewProposedMail(about, toCandidate.url, released);
  await tellCandidate(services, tx, about, 'INTERVIEW_PROPOSED', proposed);
  if (released)
    await tellRecruiter(services, tx, about, null, interviewCancelledMail(about, released, toRecruiter));
}

/**
 * A booked time that is among the new ones stays booked; else the candidate picks again.
 *
 * @throws ApiError NOT_FOUND; ILLEGAL_MOVE for what is settled; INVALID_FIELDS; TIME_TAKEN when it now takes longer than
 *   the recruiter has
 */
export function changeInterview(
  services: InterviewServices,
  caller: By,
  id: string,
  fields: InterviewFields,
  unchanged?: Unchanged,
): Promise<Interview> {
  const now = services.clock();
  return takingTime(services.db, async (tx) => {
    const held = await holdInterview(tx, caller, id, now, unchanged);
    refuseSettled(held, now);
    refusePast(fields.proposedTimes, now);
    const { before } = held;
    const proposedTimes = inOrder(fields.proposedTimes);
    const isKept = before.startsAt !== null && proposedTimes.includes(before.startsAt);
    const startsAt = isKept ? before.startsAt : null;
    await tx
      .updateTable('interviews')
      .set(
        toRow({
          ...fields,
          ...{ proposedTimes, startsAt, endsAt: startsAt && endOf(startsAt, fields.minutes) },
          ...{ noneFits: null, sequence: before.sequence + 1, updatedAt: now.toISOString() },
        }),
      )
      .where('id', '=', id)
      .execute();
    const about = await findKnownInterview(tx, id, now);
    await tellOfChange(services, tx, before, about);
    return read(tx, id, now);
  });
}
