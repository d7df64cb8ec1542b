/** An uploaded resume from bytes to facts, or a reason for its owner why it cannot be taken. */
import type { ResumeFacts } from '../../schemas/facts.ts';
import { createFactsReader } from '../import/factsReader.ts';
import { WorkerLost } from '../workers/pool.ts';
import type { ResumeText } from './extractText.ts';
import { createResumeReader } from './readResume.ts';
import { ResumeError } from './resumeError.ts';

/** What a resume is and says. */
export type ReadFacts = ResumeText & { facts: ResumeFacts };

/** @throws ResumeError */
export type ReadResume = (bytes: Uint8Array) => Promise<ReadFacts>;

export interface FactsIntake {
  readResume: ReadResume;
  close(): void;
}

/** Processes start with the first resume. */
export function createFactsIntake(clock: () => Date): FactsIntake {
  const resumes = createResumeReader();
  const facts = createFactsReader();
  return {
    async readResume(bytes) {
      const read = await resumes.read(bytes);
      const today = clock().toISOString().slice(0, 10);
      const found = await facts.read(read.text, today).catch((error) => {
        if (error instanceof WorkerLost && error.reason !== 'CLOSED')
          throw new ResumeError('RESUME_TOO_COMPLEX');
        throw error;
      });
      return { ...read, facts: found };
    },
    close() {
      resumes.close();
      facts.close();
    },
  };
}
