/** `npm run worker`: lends this machine to the daily runs of the server whose database it shares. */

import { z } from 'zod';
import { logging } from '../base/logging.ts';
import { runThreads } from '../base/poolSizes.ts';
import { keepWorking, threadHands, warmUp } from '../features/dailyRun/hands.ts';
import { createFactsKeeper } from '../features/dailyRun/keepFacts.ts';
import { runCommand, UsageError } from './command.ts';
import { open } from './open.ts';

const help = `Usage: npm run worker -- [--threads NUMBER] [--once]

Takes tasks of daily runs as they come, beside the server and other workers, from any machine with the same
DATABASE_URL. It may be stopped or killed at any moment: its tasks are taken by others.

  --threads  how many tasks at a time, up to 64; ${runThreads} unless given. Each takes a processor and two connections.
  --once     ends when there is nothing to do

Exit status: 0 done, 1 it could not run, 130 stopped.`;

const Threads = z.coerce.number().int().min(1).max(64);

await runCommand({
  help,
  options: { threads: { type: 'string' }, once: { type: 'boolean' } },
  async run({ threads, once = false }, shutdown) {
    const count = Threads.safeParse(threads ?? runThreads);
    if (!count.success) throw new UsageError('--threads has to be a whole number from 1 to 64.');
    const { db, env, connection } = await open(shutdown);
    const hands = threadHands(connection, count.data);
    shutdown.add(async () => hands.close());
    if (once) await hands.work();
    else {
      console.log(`Working on daily runs, ${count.data} tasks at a time.`);
      const log = logging(env.LOG_LEVEL);
      await warmUp({ db, log }, [hands]);
      const factsKeeper = createFactsKeeper({ db, clock: () => new Date(), log });
      shutdown.add(async () => factsKeeper.close());
      await keepWorking(hands, factsKeeper, log);
    }
    return 0;
  },
});
