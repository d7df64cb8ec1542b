/** Jobs as HTML, rendered off the thread that answers and kept until the job changes. */

import { createLatest } from '../../base/latest.ts';
import { createPool } from '../../base/workers/pool.ts';
import { startThread, workerScript } from '../../base/workers/workers.ts';
import { escapeHtml } from '../../mail/templates/compose.ts';
import type { PublishedJob } from './findPublicJob.ts';

/** A usual description takes a few milliseconds; the rest is for the thread's start. */
const timeoutMs = 5000;
/** A thread that has loaded the renderer is worth keeping for a while. */
const idleMs = 10 * 60_000;
/** Texts kept, about 20 kB each. */
const maxTexts = 1000;

type Written = Pick<PublishedJob, 'id' | 'description'>;

/** Lines as they are: for what the renderer cannot do in its time. */
const plainHtml = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('\n');

interface JobTexts {
  /** @returns HTML that can do nothing but be read */
  htmlOf(job: Written): Promise<string>;
  close(): void;
}

export function createJobTexts(): JobTexts {
  const pool = createPool<string, string>({
    size: 1,
    idleMs,
    start: () => startThread(workerScript('markdownWorker', import.meta), { maxOldGenerationSizeMb: 256 }),
  });
  const latest = createLatest<Promise<string>>(maxTexts);
  const htmlOf = ({ id, description }: Written): Promise<string> =>
    latest(`${id} ${description}`, () =>
      pool.run(description, { wallMs: timeoutMs }).catch(() => plainHtml(description)),
    );
  return { htmlOf, close: () => pool.close() };
}
