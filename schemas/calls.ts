/** The API as one table. The server mounts from it, the browser's client is typed from it, OpenAPI is made from it. */
import { applicationsCalls } from './calls/applications.ts';
import { authCalls } from './calls/auth.ts';
import { dailyCandidatesCalls } from './calls/dailyCandidates.ts';
import { jobsCalls } from './calls/jobs.ts';
import { ownDataCalls } from './calls/ownData.ts';
import { peopleCalls } from './calls/people.ts';
import { preferencesCalls } from './calls/preferences.ts';
import { searchCalls } from './calls/search.ts';
import { statsCalls } from './calls/stats.ts';
import { subscriptionsCalls } from './calls/subscriptions.ts';

const table = {
  ...authCalls,
  ...peopleCalls,
  ...ownDataCalls,
  ...preferencesCalls,
  ...jobsCalls,
  ...dailyCandidatesCalls,
  ...applicationsCalls,
  ...searchCalls,
  ...statsCalls,
  ...subscriptionsCalls,
};

/** Names of all calls. */
export type CallName = keyof typeof table;

/** The table with each call's own types kept. */
export const calls: typeof table = table;
