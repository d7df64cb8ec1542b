/** How one server divides the connections to the database that it may open. */

/** The two queues of work: three connections each, and one that listens for new work. */
const queues = 2 * (3 + 1);

/** For work in the background, which is done one thing at a time. */
const background = 4;

/** How many threads of a server work on a daily run. */
export const runThreads = 2;
/** Each has one connection for its task and one for what it stores. */
export const connectionsPerThread = 2;
/** For the thread that tells how many would fit. */
const threads = runThreads * connectionsPerThread + 1;

/** The fewest with which calls are still answered beside a long run. */
export const leastPool = queues + background + threads + 4;

/**
 * @param total DATABASE_POOL
 * @returns the most connections for calls, and for work in the background; the queues and threads have the others
 */
export const poolSizes = (total: number): { answering: number; background: number } => ({
  answering: total - queues - background - threads,
  background,
});
