/** The process in which a resume is read; what it uses is watched by a thread beside it, see guardWorker.ts. */
import { Worker } from 'node:worker_threads';
import { serveTasks } from '../base/workers/serveTasks.ts';
import { workerScript } from '../base/workers/workers.ts';
import { extractText, type ResumeText } from './extractText.ts';
import type { Limits } from './guardWorker.ts';
import { loadPdfReader } from './readPdf.ts';
import { ResumeError, type ResumeProblem } from './resumeError.ts';

export type ResumeAnswer = ResumeText | { problem: ResumeProblem };

const began = new Float64Array(new SharedArrayBuffer(8)).fill(-1);
const limits: Limits = {
  memoryMb: Number(process.env.RESUME_MEMORY_MB),
  cpuMs: Number(process.env.RESUME_CPU_MS),
  server: process.ppid,
  began,
};
new Worker(workerScript('guardWorker', import.meta), { workerData: limits });

async function read(bytes: Uint8Array): Promise<ResumeAnswer> {
  const { user, system } = process.cpuUsage();
  began[0] = (user + system) / 1000;
  try {
    return await extractText(bytes);
  } catch (error) {
    if (error instanceof ResumeError) return { problem: error.code };
    throw error;
  } finally {
    began[0] = -1;
  }
}

serveTasks(read, loadPdfReader);
