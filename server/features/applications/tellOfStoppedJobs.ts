/** Tells those who wait that their job is closed, on hold or open again, and recruiters of jobs that closed themselves. */
import type { Selectable } from 'kysely';
import type { JobState } from '../../../schemas/application.ts';
import { minuteMs } from '../../../schemas/base/days.ts';
import type { JobStatus } from '../../../schemas/job.ts';
import type { NoticeKind } from '../../../schemas/notice.ts';
import type { Database } from '../../db/database.ts';
import type { JobRow } from '../../db/tables.ts';
import { closedItselfMail, jobStateMail } from '../../mail/templates/jobStoppedMails.ts';
import type { Services } from '../../services/services.ts';
import { addNotice, markSeen, notify } from '../notices/notify.ts';
import { countWaiting } from './closeJob.ts';
import { findUntold, forgetTold, type Listener, noteTold } from './stoppedJobListeners.ts';

type Needed = Pick<Services, 'db' | 'env' | 'clock' | 'sendMail'>;
type MovedJob = Pick<
  Selectable<JobRow>,
  'id' | 'title' | 'status' | 'recruiterEmail' | 'validThrough' | 'closedItself'
>;

/** A job that is open again by then was stopped by mistake, and nobody hears of it. */
const graceMs = 2 * minuteMs;

/** At most so many people in one transaction; a kill in between leaves the others to the next one. */
const atOnce = 200;

/** At most so many transactions at a look; the next look takes the others. */
const mostSteps = 100;

const noticeOf: Record<JobState, NoticeKind> = {
  OPEN: 'JOB_REOPENED',
  ON_HOLD: 'JOB_ON_HOLD',
  CLOSED: 'JOB_CLOSED',
};

const stateOf = (status: JobStatus): JobState =>
  status === 'OPEN' || status === 'ON_HOLD' ? status : 'CLOSED';

async function tellListener(
  services: Needed,
  tx: Database,
  job: MovedJob,
  { candidateEmail: to, toldJobState, table, ...about }: Listener,
): Promise<void> {
  const state = stateOf(job.status);
  const news = { to, kind: noticeOf[state], jobId: job.id, candidateEmail: to } as const;
  // An older state is no news beside the newer one.
  await markSeen(tx, { ...news, kind: noticeOf[toldJobState ?? 'OPEN'] }, services.clock());
  const given = {
    ...about,
    ...{ title: job.title, state, isOver: job.closedItself === true, isInvited: table === 'invitations' },
  };
  await notify(services, tx, news, {
    what: 'mailNews',
    letterOf: (stop) => jobStateMail({ ...given, appUrl: services.env.APP_URL, stop }),
  });
}

async function tellRecruiter(services: Needed, tx: Database, job: MovedJob): Promise<void> {
  const { recruiterEmail: to, id: jobId, title, validThrough } = job;
  const { status } = await tx
    .selectFrom('recruiters')
    .select('status')
    .where('recruiterEmail', '=', to)
    .executeTakeFirstOrThrow();
  // A suspended recruiter reads nothing of candidates, by mail neither.
  if (status !== 'ACTIVE' || validThrough === null) return;
  const now = services.clock();
  const { applications: waiting } = await countWaiting(tx, jobId, now);
  await addNotice(tx, { to, kind: 'JOB_CLOSED_ITSELF', jobId, candidateEmail: null }, now);
  const letter = closedItselfMail({ jobId, title, validThrough, waiting, appUrl: services.env.APP_URL });
  await services.sendMail(tx, { to, letter, onlyToAccounts: true });
}

/** @returns whether everyone has been told */
async function tellSome(services: Needed, tx: Database, job: MovedJob): Promise<boolean> {
  const state = stateOf(job.status);
  const listeners = await findUntold(tx, job.id, state, services.clock(), atOnce);
  for (const listener of listeners) await tellListener(services, tx, job, listener);
  if (listeners.length > 0) await noteTold(tx, listeners, state);
  if (listeners.length === atOnce) return false;
  if (state === 'OPEN') await forgetTold(tx, job.id);
  if (job.closedItself) await tellRecruiter(services, tx, job);
  return true;
}

/** @returns whether there was a job to tell of */
function tellOfNext(services: Needed): Promise<boolean> {
  const since = new Date(services.clock().getTime() - graceMs).toISOString();
  return services.db.transaction().execute(async (tx) => {
    const job = await tx
      .selectFrom('jobs')
      .select(['id', 'title', 'status', 'recruiterEmail', 'validThrough', 'closedItself'])
      .where('untoldSince', '<=', since)
      .orderBy('untoldSince')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!job) return false;
    if (await tellSome(services, tx, job))
      await tx
        .updateTable('jobs')
        .set({ untoldSince: null, closedItself: false })
        .where('id', '=', job.id)
        .execute();
    return true;
  });
}

/**
 * Everyone hears of a state of a job once, whichever server looks. Those who were rejected along with it have been told
 * of that.
 *
 * @returns how many steps it took
 */
export async function tellOfStoppedJobs(services: Needed): Promise<number> {
  let steps = 0;
  while (steps < mostSteps && (await tellOfNext(services))) steps += 1;
  return steps;
}
