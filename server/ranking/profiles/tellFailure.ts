/** Logs that a profile could not be made, from any thread. */
import { logging } from '../../base/logging.ts';
import { traceOf } from '../../base/openBoss.ts';

const log = logging(process.env.LOG_LEVEL ?? 'info');

/** Where it went wrong, and nothing about whose resume it is. */
export const tellFailure = (error: unknown): void =>
  log.error(traceOf(error), 'a profile could not be made; it is tried again when the resume changes');
