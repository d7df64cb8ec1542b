/** A recruiter offers the job to an applicant. */
import { v7 as uuidv7 } from 'uuid';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { isDayOver, overEverywhere } from '../../../schemas/base/answerDay.ts';
import { dayOf, daysLater } from '../../../schemas/base/days.ts';
import { isOfferOver, type JobOfferFields } from '../../../schemas/jobOffer.ts';
import type { Caller } from '../../access/caller.ts';
import { ApiError } from '../../base/errors.ts';
import { refuseFields } from '../../base/fieldErrors.ts';
import type { Database } from '../../db/database.ts';
import { jobOfferMail } from '../../mail/templates/jobOfferMails.ts';
import type { Services } from '../../services/services.ts';
import { answerAfterOffer } from '../applications/changes.ts';
import {
  findApplication,
  noSuchApplication,
  selectJudgedApplication,
} from '../applications/selectApplications.ts';
import { addNotice } from '../notices/notify.ts';
import { holdApplicationOf } from './holdOffer.ts';

/** How long an offer may stand: nobody is promised an answer while it does. */
const mostDays = 60;

function wrongLastDay(expiresOn: string, now: Date): string | null {
  if (isDayOver(expiresOn, now)) return 'This day is past.';
  return expiresOn > dayOf(daysLater(now, mostDays)) ? 'An offer can be open for 60 days at most.' : null;
}

/** @throws ApiError INVALID_FIELDS for days that are over, or too far off */
function refusePast({ startDate, expiresOn }: JobOfferFields, now: Date): void {
  refuseFields({
    startDate: isDayOver(startDate, now) ? 'This day is past.' : null,
    expiresOn: wrongLastDay(expiresOn, now),
  });
}

/** An offer whose time is over makes room for the next. @throws ApiError DUPLICATE while one waits for its answer */
async function makeRoom(tx: Database, applicationId: string, now: Date): Promise<void> {
  const waiting = await tx
    .selectFrom('jobOffers')
    .select(['id', 'expiresOn'])
    .where('applicationId', '=', applicationId)
    .where('status', '=', 'SENT')
    .executeTakeFirst();
  if (!waiting) return;
  if (!isOfferOver(waiting, now)) {
    throw new ApiError('DUPLICATE', 'Another offer waits for its answer. Withdraw it to make a new one.');
  }
  await tx.updateTable('jobOffers').set({ status: 'EXPIRED' }).where('id', '=', waiting.id).execute();
}

/**
 * The offer is the promised answer; the next one is promised for after its last day.
 *
 * @throws ApiError NOT_FOUND; DUPLICATE while another offer waits; ILLEGAL_MOVE once the application has ended;
 *   INVALID_FIELDS for days that are over or too far off
 */
export function makeJobOffer(
  { db, clock, env, sendMail }: Pick<Services, 'db' | 'clock' | 'env' | 'sendMail'>,
  caller: Pick<Caller, 'role' | 'email'>,
  applicationId: string,
  given: JobOfferFields,
): Promise<CandidateApplication> {
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const about = await holdApplicationOf(tx, caller, applicationId, noSuchApplication);
    refusePast(given, now);
    if (about.applicationStatus !== 'ACTIVE') {
      throw new ApiError('ILLEGAL_MOVE', 'This application has ended and cannot be changed any more.');
    }
    await makeRoom(tx, applicationId, now);
    const at = now.toISOString();
    const { salaryCurrency, salaryUnit, recruiterEmail, candidateEmail } = about;
    const written = { ...given, salaryCurrency, salaryUnit };
    await tx
      .insertInto('jobOffers')
      .values({
        ...{ id: uuidv7(), applicationId, recruiterEmail, ...written },
        ...{ status: 'SENT', declineReason: null, sentAt: at, answeredAt: null },
      })
      .execute();
    await tx
      .updateTable('applications')
      .set({ answerBy: answerAfterOffer(given.expiresOn), updatedAt: at })
      .where('id', '=', applicationId)
      .execute();
    const news = { to: candidateEmail, kind: 'JOB_OFFER', jobId: about.jobId, candidateEmail } as const;
    await addNotice(tx, news, now);
    await sendMail(tx, {
      to: candidateEmail,
      letter: jobOfferMail({ ...about, ...written, appUrl: env.APP_URL }),
      goodUntil: overEverywhere(given.expiresOn),
      onlyToAccounts: true,
    });
    return findApplication(tx, applicationId, undefined, selectJudgedApplication);
  });
}
