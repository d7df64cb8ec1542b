/** Typed resumes as PDF, drawn off the thread that answers. */
import { workerScript } from '../../base/workers/workers.ts';
import { createPdfWriter } from '../../pdf/pdfWriter.ts';
import type { ResumePage } from '../../services/writeResume.ts';

const maxWaiting = 20;

export const createResumeWriter = () =>
  createPdfWriter<ResumePage>(workerScript('resumeWriterWorker', import.meta), maxWaiting);
