/** Where the server under test lives: a port and a data folder of its own. */
import os from 'node:os';
import path from 'node:path';

/** Playwright reads its configuration in every worker, so both are the same for all of one run. */
process.env.HIREDAY_E2E_RUN ??= String(process.pid);
const run = Number(process.env.HIREDAY_E2E_RUN);

export const e2ePort = 20_000 + (run % 10_000);
export const e2eDataDir = path.join(os.tmpdir(), `hireday-e2e-${run}`);
