/**
 * The guard over a process that reads a resume, as a thread in it.
 *
 * It is a thread because reading may keep the process busy for seconds without letting a timer run. It counts the
 * processor's time and not the clock's: on a busy machine a good file takes long and still little work.
 */
import { workerData } from 'node:worker_threads';
import { spentSignal } from '../base/workers/poolErrors.ts';

/** Limits of one process, as they are handed to its guard. */
export interface Limits {
  /** The most memory the process may hold. */
  memoryMb: number;
  /** How much of a processor's time one file may take. */
  cpuMs: number;
  /** The server the process belongs to. */
  server: number;
  /** The processor's time the process had used when the file came, in milliseconds; -1 while there is none. */
  began: Float64Array<SharedArrayBuffer>;
}

function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Ends the process when it has used up what it may have, or when the server that started it is gone. */
function guard({ memoryMb, cpuMs, server, began }: Limits) {
  setInterval(() => {
    const [before = -1] = began;
    const isSpent =
      process.memoryUsage.rss() > memoryMb * 1024 * 1024 || (before >= 0 && usedMs() - before > cpuMs);
    if (process.ppid !== server) process.kill(process.pid, 'SIGKILL');
    // Windows knows no such signal; there whatever ends the process counts as the file's doing.
    else if (isSpent) process.kill(process.pid, process.platform === 'win32' ? 'SIGKILL' : spentSignal);
  }, 25);
}

guard(workerData);
