/** An uploaded resume from bytes to facts, or a reason for its owner why it cannot be taken. */
import { dayOf } from '../../schemas/base/days.ts';
import type { ResumeFacts } from '../../schemas/facts.ts';
import type { PersonFileKind } from '../../schemas/personFile.ts';
import { PoolBusy, WorkerLost } from '../base/workers/poolErrors.ts';
import type { ResumeText } from './extractText.ts';
import { createFactsReader } from './factsReader.ts';
import { createResumeReader } from './readResume.ts';
import { ResumeError } from './resumeError.ts';

/** A resume's kind and text. */
export type ReadFacts = ResumeText & { facts: ResumeFacts };

/** @throws ResumeError about the file; PoolBusy when too much is to be read just now */
export type ReadResume = (bytes: Uint8Array) => Promise<ReadFacts>;

/** The kind of a file that is kept as it is. @throws as `ReadResume` does */
export type CheckFile = (bytes: Uint8Array) => Promise<PersonFileKind>;

interface FactsIntake {
  readResume: ReadResume;
  checkFile: CheckFile;
  close(): void;
}

/**
 * How many uploads may wait for their turn, and for how long. People wait for the answer, and each of the files lies in
 * memory meanwhile.
 */
const queue = { maxWaiting: 40, maxWaitMs: 30_000 };

/** Processes start with the first resume. */
export function createFactsIntake(clock: () => Date): FactsIntake {
  const resumes = createResumeReader(queue);
  const facts = createFactsReader();
  return {
    async readResume(bytes) {
      const read = await resumes.read(bytes);
      const today = dayOf(clock());
      const found = await facts.read(read.text, today).catch((error) => {
        if (!(error instanceof WorkerLost) || error.reason === 'CLOSED') throw error;
        throw error.isTasksFault ? new ResumeError('RESUME_TOO_COMPLEX') : new PoolBusy();
      });
      return { ...read, facts: found };
    },
    checkFile: (bytes) => resumes.check(bytes),
    close() {
      resumes.close();
      facts.close();
    },
  };
}
