/** Where the server under test lives: a port and a data folder of its own. */
import path from 'node:path';

/** Playwright reads its configuration in every worker, so the port is the same for all of one run. */
process.env.HIREDAY_E2E_RUN ??= String(process.pid);

export const e2ePort = 20_000 + (Number(process.env.HIREDAY_E2E_RUN) % 10_000);
export const e2eDataDir = path.resolve(
  import.meta.dirname,
  '../../../test-results/data',
  process.env.HIREDAY_E2E_RUN,
);
