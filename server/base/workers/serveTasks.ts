/** The worker's end of `pool.ts`: answers each task with what a function makes of it. */
import { parentPort } from 'node:worker_threads';
import type { Reply } from './workers.ts';

/**
 * Call once in a worker's script, be it a thread or a process. What `work` throws is sent back as its message.
 *
 * @param prepare what has to be loaded before the first task, so that no task's time pays for it
 */
export function serveTasks<Task, Answer>(
  work: (task: Task) => Promise<Answer> | Answer,
  prepare?: () => Promise<unknown>,
): void {
  const send = (reply: Reply) => (parentPort ? parentPort.postMessage(reply) : process.send?.(reply));
  const take = async (task: Task) => {
    try {
      send({ answer: await work(task) });
    } catch (error) {
      send({ error: error instanceof Error ? error.message : String(error) });
    }
  };
  if (parentPort) {
    parentPort.on('message', take);
  } else {
    process.on('message', (task) => take(task as Task));
    process.on('disconnect', () => process.exit());
  }
  // A worker that cannot be prepared ends, and the pool is told by its end.
  void Promise.resolve(prepare?.()).then(() => send({ ready: true }));
}
