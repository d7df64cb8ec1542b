/** Moves of applications that wait for the connection, as the outbox keeps them. */
import { z } from 'zod';
import type { NewDecision, WaitingDecision } from '../../../src/client/outbox.ts';
import { BoardMove, changeOf, isJoint, type PendingMove, queryOf } from './boardRules.ts';

const Shown = z.object({ jobId: z.string(), move: BoardMove });

type Shown = z.infer<typeof Shown>;

/** The parts of an application that a move needs. */
interface MovedApplication {
  id: string;
  candidateName: string;
}

/** A move as the calls that carry it out: one for several where they are moved together, else one for each. */
export function decisionsOf(applications: readonly MovedApplication[], shown: Shown): NewDecision[] {
  const { move } = shown;
  const ids = applications.map(({ id }) => id);
  if (ids.length > 1 && isJoint(move))
    return [
      {
        ...{ call: 'changeApplications', args: { body: changeOf(ids, move) }, shown },
        ...{ about: ids, names: applications.map(({ candidateName }) => candidateName) },
      },
    ];
  return applications.map(({ id, candidateName }) => ({
    ...{ call: 'setApplicationStatus', args: { params: { id }, query: queryOf(move) }, shown },
    ...{ about: [id], names: [candidateName] },
  }));
}

/** The moves of a job among the decisions that wait. */
export const movesIn = (decisions: readonly WaitingDecision[], jobId: string): PendingMove[] =>
  decisions.flatMap(({ about, shown }, at) => {
    const { data } = Shown.safeParse(shown);
    // Negative keys, because moves that are not in the outbox yet have the keys 1, 2, 3 and so on.
    return data?.jobId === jobId ? about.map((id) => ({ key: -1 - at, id, move: data.move })) : [];
  });
