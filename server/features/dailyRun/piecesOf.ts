import type { RunTask } from '../../db/columns/runTask.ts';

/** The same work in pieces of one job each; a piece that cannot be divided comes back as it is. */
export function piecesOf(task: RunTask): RunTask[] {
  if (task.kind === 'SCORE') return task.jobIds.map((jobId) => ({ ...task, jobIds: [jobId] }));
  if (task.kind === 'STORE') return task.lists.map((list) => ({ ...task, lists: [list] }));
  return [task];
}
