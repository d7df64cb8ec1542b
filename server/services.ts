/** What the calls work with; made once at start and handed down, so that tests can make their own. */
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import type { ResumeStorage } from './files/storage.ts';

export interface Services {
  env: Env;
  db: Database;
  storage: ResumeStorage;
  /** Now. Asked every time, so that a test can move it. */
  clock: () => Date;
  /** Has a job's list made at once; called when it is opened. Returns when the work is safely queued. */
  requestDailyRun: (jobId: string) => Promise<void>;
}
