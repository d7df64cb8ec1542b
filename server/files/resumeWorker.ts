/** The process in which a resume is read. */
import { serveWithinBounds } from './boundedProcess.ts';
import { extractText, type ResumeText } from './extractText.ts';
import { loadPdfReader } from './readPdf.ts';
import { ResumeError, type ResumeProblem } from './resumeError.ts';

export type ResumeAnswer = ResumeText | { problem: ResumeProblem };

async function read(bytes: Uint8Array): Promise<ResumeAnswer> {
  try {
    return await extractText(bytes);
  } catch (error) {
    if (error instanceof ResumeError) return { problem: error.code };
    throw error;
  }
}

serveWithinBounds(read, loadPdfReader);
