/** Says in the log that a profile could not be made, from whichever thread it was tried in. */
import { logging } from '../logging.ts';
import { traceOf } from '../queue/openBoss.ts';

const log = logging(process.env.LOG_LEVEL ?? 'info');

/** Where it went wrong, and nothing of whose resume it is. */
export const tellFailure = (error: unknown): void =>
  log.error(traceOf(error), 'a profile could not be made; it is tried again when the resume changes');
