/** Reads mails, which strangers write, in a process with bounds: a few bytes of MIME can cost minutes and gigabytes. */
import { createPool } from '../../base/workers/pool.ts';
import { WorkerLost } from '../../base/workers/poolErrors.ts';
import { workerScript } from '../../base/workers/workers.ts';
import { startBoundedProcess } from '../../files/boundedProcess.ts';
import type { MailTask } from './mailWorker.ts';
import type { OwnMails } from './ownWords.ts';
import type { InboundMail } from './readAnswer.ts';

/** A mail of a megabyte that a person wrote takes some tens of milliseconds. */
const cpuMs = 5_000;
const memoryMb = 384;
/** By the clock, on a machine that is busy with other work. */
const wallMs = 120_000;

export interface MailReader {
  /**
   * @returns the mail; null where it cannot be read within the bounds
   * @throws WorkerLost where the process was ended from outside, so that the mail may be tried again
   */
  read(source: Uint8Array, own: OwnMails): Promise<InboundMail | null>;
  /** Ends the process. */
  close(): void;
}

/** Makes a reader. Its process starts with the first mail, and ends when none has come for a while. */
export function createMailReader(): MailReader {
  const script = workerScript('mailWorker', import.meta);
  const pool = createPool<MailTask, InboundMail | null>({
    size: 1,
    start: () => startBoundedProcess(script, { cpuMs, memoryMb }),
  });
  return {
    async read(source, own) {
      try {
        return await pool.run({ source, own }, { wallMs });
      } catch (error) {
        if (error instanceof WorkerLost && error.isTasksFault) return null;
        throw error;
      }
    },
    close: () => pool.close(),
  };
}
