/**
 * The process in which a resume is read, and, as a thread beside it, the guard over the process's memory.
 *
 * The guard is a thread because reading may keep the process busy for seconds without letting a timer run.
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { serveTasks } from '../workers/serveTasks.ts';
import { extractText, type ResumeText } from './extractText.ts';
import { ResumeError, type ResumeProblem } from './resumeError.ts';

export type ResumeAnswer = ResumeText | { problem: ResumeProblem };

/** What the guard is told: the most memory the process may hold, and the server the process belongs to. */
interface Limits {
  memoryMb: number;
  server: number;
}

/** Ends the process when it holds too much memory or when the server that started it is gone. */
function guard({ memoryMb, server }: Limits) {
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryMb * 1024 * 1024 || process.ppid !== server) {
      process.kill(process.pid, 'SIGKILL');
    }
  }, 25);
}

if (isMainThread) {
  const limits: Limits = { memoryMb: Number(process.env.RESUME_MEMORY_MB), server: process.ppid };
  new Worker(new URL(import.meta.url), { workerData: limits });
  serveTasks<Uint8Array, ResumeAnswer>(async (bytes) => {
    try {
      return await extractText(bytes);
    } catch (error) {
      if (error instanceof ResumeError) return { problem: error.code };
      throw error;
    }
  });
} else {
  guard(workerData);
}
