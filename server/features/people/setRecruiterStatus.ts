/** An employer lets a recruiter in, shuts one out, or lets one back in. */

import type { z } from 'zod';
import { fullName } from '../../../schemas/base/fullName.ts';
import { RecruiterStatus } from '../../../schemas/recruiter.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import type { Database } from '../../db/database.ts';
import { recruiterActive, recruiterSuspended } from '../../mail/templates/recruiterMails.ts';
import type { Services } from '../../services/services.ts';
import { markSeen } from '../notices/notify.ts';
import { readersOf } from '../notices/readersOf.ts';

type Status = z.output<typeof RecruiterStatus>;

/** Nobody is put back to waiting: the employer has decided once. */
const moves: Record<Status, readonly Status[]> = {
  PENDING: ['ACTIVE', 'SUSPENDED'],
  ACTIVE: ['SUSPENDED'],
  SUSPENDED: ['ACTIVE'],
};

const words = (status: Status, t: Translate) => t(RecruiterStatus.meta()?.ui?.choices?.[status] ?? status);

/** The notice of recruiters who wait is done with once none does. */
async function markDecided(tx: Database, employerEmail: string, now: Date): Promise<void> {
  const waiting = await tx
    .selectFrom('recruiters')
    .select('recruiterEmail')
    .where('employerEmail', '=', employerEmail)
    .where('status', '=', 'PENDING')
    .limit(1)
    .executeTakeFirst();
  if (waiting) return;
  for (const { to } of await readersOf(tx, employerEmail))
    await markSeen(tx, { to, kind: 'RECRUITER_WAITING', jobId: null, candidateEmail: null }, now);
}

/**
 * Tells the recruiter by mail. Rights are looked up with every request, so they begin and end at once.
 *
 * @param employerEmail whose recruiter it has to be
 * @throws ApiError NOT_FOUND or ILLEGAL_MOVE
 */
export async function setRecruiterStatus(
  { db, clock, env, sendMail }: Services,
  employerEmail: string,
  recruiterEmail: string,
  status: Status,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const recruiter = await tx
      .selectFrom('recruiters')
      .innerJoin('employers', 'employers.employerEmail', 'recruiters.employerEmail')
      .select(['status', 'recruiterFirstName', 'recruiterLastName', 'employerName'])
      .where('recruiterEmail', '=', recruiterEmail)
      .where('recruiters.employerEmail', '=', employerEmail)
      .where('recruiters.recruiterLeftAt', 'is', null)
      .forUpdate('recruiters')
      .executeTakeFirst();
    if (!recruiter) throw notFound('There is no such recruiter.');
    if (!moves[recruiter.status].includes(status)) {
      const { status: from } = recruiter;
      throw new ApiError('ILLEGAL_MOVE', (t) =>
        t('The status of this recruiter is “{now}” and cannot become “{wanted}” from there.', {
          now: words(from, t),
          wanted: words(status, t),
        }),
      );
    }
    await tx.updateTable('recruiters').set({ status }).where('recruiterEmail', '=', recruiterEmail).execute();
    if (recruiter.status === 'PENDING') await markDecided(tx, employerEmail, clock());
    const write = status === 'ACTIVE' ? recruiterActive : recruiterSuspended;
    const { employerName } = recruiter;
    const recruiterName = fullName(recruiter.recruiterFirstName, recruiter.recruiterLastName);
    const letter = write({ recruiterName, recruiterEmail, employerName, appUrl: env.APP_URL });
    await sendMail(tx, { to: recruiterEmail, letter });
  });
}
