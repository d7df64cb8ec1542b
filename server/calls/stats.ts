/** Figures, and what waits to be done. */
import type { Handlers } from '../mount.ts';
import type { Services } from '../services.ts';
import { candidateStats } from '../stats/candidateStats.ts';
import { employerTodo } from '../stats/employerTodo.ts';
import { employerStats, recruiterStats } from '../stats/jobStats.ts';
import { createPlatformStats } from '../stats/platformStats.ts';
import { recruiterTodo } from '../stats/recruiterTodo.ts';
import { translators } from '../translators.ts';

export const statsCalls = ({ db, clock }: Services): Handlers => {
  const platform = createPlatformStats(db, clock);
  return {
    platformStats: () => platform(),
    recruiterStats: ({ caller, query }) => recruiterStats(db, caller.email, Number(query.days), clock()),
    employerStats: ({ caller, query }) => employerStats(db, caller.email, Number(query.days), clock()),
    candidateStats: ({ caller, query }) => candidateStats(db, caller.email, Number(query.days), clock()),
    recruiterTodo: ({ caller, query, locale }) =>
      recruiterTodo(db, caller.email, clock(), translators[locale], query.perPart),
    employerTodo: ({ caller, query }) => employerTodo(db, caller.email, clock(), query.perPart),
  };
};
