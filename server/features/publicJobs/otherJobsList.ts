/** Further open jobs, each with its place. */
import { publicJobPath } from '../../../schemas/publicJobPath.ts';
import { escapeHtml } from '../../mail/templates/compose.ts';
import type { JobLink } from './findPublicJob.ts';
import type { PageContext } from './frame.ts';
import { placeWords } from './jobWords.ts';

/** HTML of a section; '' without any job. */
export function otherJobsList(title: string, jobs: readonly JobLink[], context: PageContext): string {
  if (jobs.length === 0) return '';
  const items = jobs.map(
    (job) =>
      `<li><a href="${publicJobPath(job)}">${escapeHtml(job.title)} <span>${escapeHtml(placeWords(job, context).join(' · '))}</span></a></li>`,
  );
  return `<section aria-labelledby="others"><h2 id="others">${escapeHtml(title)}</h2><ul class="others">${items.join('')}</ul></section>`;
}
