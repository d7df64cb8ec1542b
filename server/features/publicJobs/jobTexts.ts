/** Jobs as HTML, rendered off the thread that answers and kept until the job changes. */

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
  const kept = new Map<string, { description: string; html: Promise<string> }>();

  function htmlOf({ id, description }: Written): Promise<string> {
    const before = kept.get(id);
    const entry =
      before?.description === description
        ? before
        : {
            description,
            html: pool.run(description, { wallMs: timeoutMs }).catch(() => plainHtml(description)),
          };
    // Taken out and put back: the first are those that were not asked for longest.
    kept.delete(id);
    kept.set(id, entry);
    const [oldest] = kept.keys();
    if (kept.size > maxTexts && oldest !== undefined) kept.delete(oldest);
    return entry.html;
  }
  return { htmlOf, close: () => pool.close() };
}
