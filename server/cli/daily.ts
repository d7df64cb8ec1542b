/** `npm run daily`: the daily run, now. */

import { z } from 'zod';
import { dayOf } from '../../schemas/base/days.ts';
import { runThreads } from '../base/poolSizes.ts';
import { threadHands } from '../features/dailyRun/hands.ts';
import { runDailyLists } from '../features/dailyRun/run.ts';
import { closeExpiredJobs } from '../features/jobs/closeExpiredJobs.ts';
import { runCommand, UsageError } from './command.ts';
import { open } from './open.ts';

const help = `Usage: npm run daily -- [--date YYYY-MM-DD]

Makes the lists of the day that are still missing; running it again adds nothing.

  --date  whose lists to make; today (UTC) unless given

Works while the server runs and without it. Exit status: 0 done, 1 it could not run.`;

await runCommand({
  help,
  options: { date: { type: 'string' } },
  async run({ date }, shutdown) {
    if (date !== undefined && !z.iso.date().safeParse(date).success) {
      throw new UsageError('--date has to be a day such as 2026-01-31.');
    }
    const { env, db, connection } = await open(shutdown);
    const hands = threadHands(connection, runThreads);
    shutdown.add(async () => hands.close());
    const now = new Date();
    await closeExpiredJobs(db, now);
    const result = await runDailyLists(
      { db, clock: () => now, perJob: env.DAILY_CANDIDATES_PER_JOB, hands },
      date ?? dayOf(now),
    );
    console.log(`${result.date}: ${result.lists} new lists with ${result.candidates} candidates.`);
    return 0;
  },
});
