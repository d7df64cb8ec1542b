/** The process in which a resume is read. */
import type { PersonFileKind } from '../../schemas/personFile.ts';
import { serveWithinBounds } from './boundedProcess.ts';
import { checkFile } from './checkFile.ts';
import { extractText, type ResumeText } from './extractText.ts';
import { loadPdfReader } from './readPdf.ts';
import { ResumeError, type ResumeProblem } from './resumeError.ts';

export interface ResumeTask {
  bytes: Uint8Array;
  /** Reads the text, or only looks at what the file is and does. */
  wanted: 'text' | 'kind';
}

export type ResumeAnswer = ResumeText | { kind: PersonFileKind } | { problem: ResumeProblem };

async function read({ bytes, wanted }: ResumeTask): Promise<ResumeAnswer> {
  try {
    return wanted === 'text' ? await extractText(bytes) : { kind: await checkFile(bytes) };
  } catch (error) {
    if (error instanceof ResumeError) return { problem: error.code };
    throw error;
  }
}

serveWithinBounds(read, loadPdfReader);
