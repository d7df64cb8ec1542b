/** Work that waits for its time or for a free moment: kept in the same database, done once by one of the servers. */

import type { PgBoss } from 'pg-boss';
import { dayOf, startOf } from '../../../schemas/base/days.ts';
import { type BossConnection, openBoss, traceOf } from '../../base/openBoss.ts';
import { dueDate } from './dueDate.ts';
import { type DailyRunServices, runDailyLists } from './run.ts';

const queues = {
  sweep: 'daily-run',
  opened: 'opened-jobs',
  plans: 'plans',
  profiles: 'profiles',
  facts: 'facts',
  mornings: 'mornings',
  domains: 'domains',
} as const;

/** A heartbeat tells work that goes on from work whose server was killed; that is tried again. */
const retrying = { retryLimit: 5, retryBackoff: true, heartbeatSeconds: 10, notify: true };

/** How long work in progress may go on once the server is told to stop. */
const stopMs = 1500;

/** Jobs opened within a moment of each other share one reading of the pool. */
const openedBatch = 100;

export interface QueueOptions extends DailyRunServices, BossConnection {
  /** Time of the daily run, HH:MM in UTC. */
  runAt: string;
  /** Tasks that fall due with time, such as closing jobs past their last day; done before each run, so every hour. */
  doDueTasks: () => Promise<unknown>;
  /** Payments and their consequences: every hour too, but no list waits for them, nor for the payment provider. */
  keepPlans: () => Promise<unknown>;
  /** Looks proved domains over, every hour; no list waits for name servers either. */
  keepDomains: () => Promise<unknown>;
  /** Makes profiles and fits of applications that are missing or out of date; every few minutes, and at every start. */
  keepProfiles: () => Promise<unknown>;
  /** Reads facts again that an older version has read, a few minutes at a time; as often as `keepProfiles`. */
  keepFacts: () => Promise<unknown>;
  /** Sends the mails of mornings that have come, and reminders; as often. */
  sendMornings: () => Promise<unknown>;
}

export interface Queue {
  /** Has a job's list made at once. Returns when the request is stored: it outlives the process. */
  requestDailyRun(jobId: string): Promise<void>;
  /** Waits for work in progress, a few seconds at most; what is not done is done by the next server. */
  stop(): Promise<void>;
}

/** The queue of a server, which works. */
interface WorkingQueue extends Queue {
  /** Asks for everything that goes by the calendar, as at a start: a clock that was set may have jumped over it. */
  catchUp(): Promise<void>;
}

export const settings = {
  [queues.sweep]: retrying,
  [queues.opened]: retrying,
  [queues.plans]: retrying,
  [queues.domains]: retrying,
  [queues.profiles]: retrying,
  [queues.facts]: retrying,
  [queues.mornings]: retrying,
};

/** Asks for work unless it is asked for already: a server that starts again and again leaves no backlog. */
async function askOnce(boss: PgBoss, queue: string): Promise<void> {
  const waiting = await boss.findJobs(queue, { queued: true });
  if (waiting.length === 0) await boss.send(queue, null);
}

const requests = (boss: PgBoss): Queue => ({
  async requestDailyRun(jobId) {
    await boss.send(queues.opened, { jobId });
  },
  stop: () => boss.stop({ graceful: true, timeout: stopMs }),
});

/** For a program that asks for work and does none itself: the server does it, now or when it starts. */
export const connectQueue = async (given: BossConnection): Promise<Queue> =>
  requests(
    await openBoss(given, settings, { supervise: false, schedule: false, max: 1, useListenNotify: false }),
  );

/**
 * Starts working: the daily run at its time, an hourly sweep for whatever was missed, and lists for jobs just opened.
 * A server that was down at the time of the run catches up here.
 */
export async function startQueue(options: QueueOptions): Promise<WorkingQueue> {
  const { runAt, log, clock, doDueTasks, keepPlans, keepDomains, keepProfiles, keepFacts, sendMornings } =
    options;
  const boss = await openBoss(options, settings, { useListenNotify: true });
  /** The queue keeps the error of failed work; it gets one without any row's values. */
  const noted =
    <T>(what: string, work: (given: T) => Promise<unknown>) =>
    async (given: T) => {
      try {
        log.info(await work(given), what);
      } catch (error) {
        log.error(traceOf(error), what);
        throw new Error(`${what} failed; see the log.`);
      }
    };

  const sweep = noted('daily run', async () => {
    await askOnce(boss, queues.plans);
    await askOnce(boss, queues.domains);
    await doDueTasks();
    const due = dueDate(clock(), runAt);
    const today = dayOf(clock());
    return runDailyLists(options, today, due ? {} : { openedSince: startOf(today).toISOString() });
  });
  const openedJobs = noted('lists of opened jobs', (jobs: { data: { jobId: string } }[]) =>
    runDailyLists(options, dayOf(clock()), { jobIds: jobs.map(({ data }) => data.jobId) }),
  );

  const [hour, minute] = runAt.split(':').map(Number);
  await boss.schedule(queues.sweep, `${minute} ${hour} * * *`, null, { tz: 'UTC', key: 'daily' });
  await boss.schedule(queues.sweep, '5 * * * *', null, { tz: 'UTC', key: 'hourly' });
  await boss.schedule(queues.profiles, '*/5 * * * *', null, { tz: 'UTC', key: 'profiles' });
  await boss.schedule(queues.facts, '*/5 * * * *', null, { tz: 'UTC', key: 'facts' });
  await boss.schedule(queues.mornings, '*/5 * * * *', null, { tz: 'UTC', key: 'mornings' });
  await boss.work(queues.sweep, sweep);
  await boss.work(queues.plans, noted('plans', keepPlans));
  await boss.work(queues.domains, noted('domains', keepDomains));
  await boss.work(queues.opened, { batchSize: openedBatch, pollingIntervalSeconds: 0.5 }, openedJobs);
  await boss.work(queues.profiles, noted('profiles', keepProfiles));
  await boss.work(queues.facts, noted('facts', keepFacts));
  await boss.work(queues.mornings, noted('mornings', sendMornings));
  const catchUp = async () => {
    for (const queue of [queues.mornings, queues.facts, queues.profiles, queues.sweep])
      await askOnce(boss, queue);
  };
  await catchUp();

  return { ...requests(boss), catchUp };
}
