/** Figures, and what waits to be done. */

import { companyOf } from '../../access/caller.ts';
import { translators } from '../../base/translators.ts';
import type { Handlers } from '../../http/mount.ts';
import type { Services } from '../../services/services.ts';
import { candidateStats } from './candidateStats.ts';
import { employerTodo } from './employerTodo.ts';
import { employerHiring, recruiterHiring } from './hiringStats.ts';
import { employerStats, recruiterStats } from './jobStats.ts';
import { keepMedians } from './medianHours.ts';
import { createPlatformStats } from './platformStats.ts';
import { recruiterTodo } from './recruiterTodo.ts';

export const statsCalls = ({ db, clock }: Services): Handlers => {
  const platform = createPlatformStats(db, clock);
  const needed = { db, mediansOf: keepMedians(db, clock) };
  return {
    platformStats: () => platform(),
    recruiterStats: ({ caller, query }) => recruiterStats(needed, caller.email, Number(query.days), clock()),
    employerStats: ({ caller, query }) =>
      employerStats(needed, companyOf(caller), Number(query.days), clock()),
    recruiterHiring: ({ caller, query }) => recruiterHiring(db, caller.email, query, clock()),
    employerHiring: ({ caller, query }) => employerHiring(db, companyOf(caller), query, clock()),
    candidateStats: ({ caller, query }) => candidateStats(db, caller.email, Number(query.days), clock()),
    recruiterTodo: ({ caller, query, locale }) =>
      recruiterTodo(db, caller.email, clock(), translators[locale], query.perPart),
    employerTodo: ({ caller, query }) => employerTodo(db, companyOf(caller), clock(), query.perPart),
  };
};
