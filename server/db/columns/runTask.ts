/** The pieces a daily run is cut into; each is done once, by whichever worker comes first. */

/** Takes stock of the people and divides the jobs. */
export interface PlanTask {
  kind: 'PLAN';
  jobIds: readonly string[];
  /** Whether the tasks that make profiles have been done. */
  isPrepared?: true;
}

/** Makes profiles of some people, whichever no other worker has taken. */
interface PeopleTask {
  kind: 'PEOPLE';
}

/** Finds the best of the people for each of some jobs. */
export interface ScoreTask {
  kind: 'SCORE';
  jobIds: readonly string[];
  /** How many are kept for each job: more than its list takes, since others want them too. */
  keep: number;
}

/** Decides who goes on which list. */
interface DealTask {
  kind: 'DEAL';
}

/** Writes the lists of some jobs, with evidence. */
export interface StoreTask {
  kind: 'STORE';
  lists: readonly { jobId: string; emails: readonly string[] }[];
}

export type RunTask = PlanTask | PeopleTask | ScoreTask | DealTask | StoreTask;

/** The lasting effects of a task. */
export interface TaskResult {
  /** Tasks that are there because of it. */
  next?: readonly RunTask[];
  /** Lists it has stored, and candidates on them. */
  lists?: number;
  candidates?: number;
}
