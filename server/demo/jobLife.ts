/** The demo jobs' way from draft to where they stand today. */
import { dayOf, hoursLater } from '../../schemas/base/days.ts';
import { JobFields } from '../../schemas/job.ts';
import type { Database } from '../db/database.ts';
import { createJob } from '../features/jobs/createJob.ts';
import { moveJob } from '../features/jobs/moveJob.ts';
import type { DemoJob } from './data/jobs.ts';
import { demoJobs } from './data/jobs.ts';
import { dayAt } from './days.ts';

/** A draft was begun this many days ago. */
const draftedDaysAgo = 1;

interface JobLife {
  /** Writes and opens the jobs of that day. */
  open(daysAgo: number, at: Date): Promise<void>;
  /** Puts on hold or closes the jobs of which that day was the last. */
  end(daysAgo: number, at: Date): Promise<void>;
}

export function createJobLife(db: Database, now: Date): JobLife {
  const opened: { id: string; job: DemoJob }[] = [];

  async function open(job: DemoJob, at: Date) {
    const { recruiterEmail, openedDaysAgo, validForDays } = job;
    const validThrough = dayOf(dayAt(now, -validForDays));
    const fields = JobFields.parse({ ...job.fields, validThrough });
    // Written the afternoon before; today's moment is the latest there is.
    const { id } = await createJob(db, recruiterEmail, fields, hoursLater(at, -14));
    if (openedDaysAgo === null) return;
    await moveJob(db, id, recruiterEmail, { to: 'OPEN' }, at);
    opened.push({ id, job });
  }

  return {
    async open(daysAgo, at) {
      for (const job of demoJobs()) {
        if ((job.openedDaysAgo ?? draftedDaysAgo) === daysAgo) await open(job, at);
      }
    },
    async end(daysAgo, at) {
      for (const { id, job } of opened) {
        const { recruiterEmail, status: to, closeReason, endedDaysAgo } = job;
        if (endedDaysAgo !== daysAgo) continue;
        await moveJob(db, id, recruiterEmail, { to, closeReason }, hoursLater(at, 9));
      }
    },
  };
}
