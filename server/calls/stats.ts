/** Figures. */
import type { Handlers } from '../mount.ts';
import type { Services } from '../services.ts';
import { jobStats } from '../stats/jobStats.ts';
import { createPlatformStats } from '../stats/platformStats.ts';

export const statsCalls = ({ db, clock }: Services): Handlers => {
  const platform = createPlatformStats(db, clock);
  return {
    platformStats: () => platform(),
    recruiterStats: ({ caller }) => jobStats(db, { recruiterEmail: caller.email }, clock()),
    employerStats: ({ caller }) => jobStats(db, { employerEmail: caller.email }, clock()),
  };
};
