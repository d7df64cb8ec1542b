/** The page in place of a job that is not to be read: no longer, or not at all. */
import { addresses } from '../../../schemas/addresses.ts';
import { escapeHtml } from '../../mail/templates/compose.ts';
import type { JobLink, PublishedJob } from './findPublicJob.ts';
import { framed, type PageContext } from './frame.ts';
import { otherJobsList } from './otherJobsList.ts';

const register = ({ t }: PageContext) =>
  `<p class="actions"><a class="button" href="${addresses.register}?as=candidate">${escapeHtml(t('Be found for the next one'))}</a>
<a href="${addresses.candidate.jobs}">${escapeHtml(t('See all open jobs'))}</a></p>`;

/** For a job that was open once. */
export function goneJobPage(
  { title, employerName }: PublishedJob,
  others: readonly JobLink[],
  context: PageContext,
): string {
  const { t } = context;
  const content = `<div class="top"><p class="who">${escapeHtml(employerName)}</p>
<h1>${escapeHtml(t('This job is not open any more'))}</h1>
<p class="soft">${escapeHtml(t('{title} accepts no applications now. Everyone who has applied still gets the promised answer.', { title }))}</p>
${register(context)}</div>
${otherJobsList(t('Open jobs at {employer}', { employer: employerName }), others, context)}`;
  return framed({ title: t('Not open any more: {title}', { title }), content }, context);
}

/** For an address behind which there is nothing for the public. */
export function unknownJobPage(context: PageContext): string {
  const { t } = context;
  const content = `<div class="top"><h1>${escapeHtml(t('There is no such job'))}</h1>
<p class="soft">${escapeHtml(t('The address may be mistyped, or the employer shows this job to its own candidates only.'))}</p>
${register(context)}</div>`;
  return framed({ title: t('There is no such job'), content }, context);
}
