/** The page of an open job. */
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import { publicJobPath } from '../../../schemas/publicJobPath.ts';
import { escapeHtml } from '../../mail/templates/compose.ts';
import type { JobLink, PublishedJob } from './findPublicJob.ts';
import { framed, type Page, type PageContext } from './frame.ts';
import { jobPosting } from './jobPosting.ts';
import { dayWords, employmentWords, payWords, placeWords } from './jobWords.ts';
import { otherJobsList } from './otherJobsList.ts';

/** Registering leads back to the job, and people who are signed in go there at once. */
const applyPath = ({ id }: JobLink) => `${addresses.register}?as=candidate&amp;job=${id}`;
/** Signing in leads back to the job. */
const signInPath = ({ id }: JobLink) => addressOf(addresses.candidate.job, { id });

const listOf = (texts: readonly string[], className: string) =>
  `<ul class="${className}">${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;

function employer({ employerName, employerWebsite }: PublishedJob): string {
  const name = escapeHtml(employerName);
  if (!employerWebsite) return `<p class="who">${name}</p>`;
  return `<p class="who"><a href="${escapeHtml(employerWebsite)}" rel="nofollow ugc noopener noreferrer">${name}</a></p>`;
}

function top(job: PublishedJob, context: PageContext): string {
  const { t } = context;
  const facts = [
    ...placeWords(job, context),
    employmentWords(job, context),
    ...(job.openings > 1
      ? [t('{count, plural, one {# opening} other {# openings}}', { count: job.openings })]
      : []),
  ];
  return `<div class="top">${employer(job)}
<h1 dir="auto">${escapeHtml(job.title)}</h1>
${listOf(facts, 'facts')}
<p class="pay">${escapeHtml(payWords(job, context) ?? t('Salary not stated'))}</p>
${listOf(dayWords(job, context), 'facts')}
<p class="actions"><a class="button" href="${applyPath(job)}">${escapeHtml(t('Apply'))}</a>
<a href="${signInPath(job)}">${escapeHtml(t('I have an account'))}</a></p></div>`;
}

function wanted({ criteria }: PublishedJob, { t }: PageContext): string {
  if (criteria.length === 0) return '';
  const named = (importance: (typeof criteria)[number]['importance']) =>
    criteria.filter((one) => one.importance === importance).map(({ name }) => name);
  const kind = (words: string, names: string[], className: string) =>
    names.length === 0
      ? ''
      : `<div><h3 class="kind">${escapeHtml(words)}</h3>${listOf(names, className)}</div>`;
  return `<section class="card" aria-labelledby="wanted"><h2 id="wanted">${escapeHtml(t('What counts'))}</h2><div class="wanted">
${kind(t('Must have'), named('MUST_HAVE'), 'chips must')}
${kind(t('Nice to have'), named('NICE_TO_HAVE'), 'chips')}</div></section>`;
}

const pitch = (job: PublishedJob, { t }: PageContext) =>
  `<section class="pitch" aria-labelledby="pitch"><h2 id="pitch">${escapeHtml(t('Your resume is the whole application'))}</h2>
<p>${escapeHtml(t('Upload it once. You see how you fit before you apply, and every application comes with the date of the answer.'))}</p>
<p class="actions"><a class="button" href="${applyPath(job)}">${escapeHtml(t('Apply'))}</a>
<a href="/how-it-works">${escapeHtml(t('How it works'))}</a></p></section>`;

function description(job: PublishedJob, context: PageContext): string {
  const { t } = context;
  const facts = [...placeWords(job, context), employmentWords(job, context), payWords(job, context)];
  return t('{employer} is looking for: {title}. {facts}.', {
    employer: job.employerName,
    title: job.title,
    facts: facts.filter(Boolean).join(' · '),
  });
}

/**
 * @param html what is written of the job, rendered
 * @param others further jobs of the employer
 */
export function jobPage(
  job: PublishedJob,
  html: string,
  others: readonly JobLink[],
  context: PageContext,
): string {
  const { t, origin } = context;
  const page: Page = {
    title: t('{title} at {employer}', { title: job.title, employer: job.employerName }),
    found: {
      description: description(job, context),
      path: publicJobPath(job),
      data: jobPosting(job, origin, html),
    },
    content: `<article class="top" style="gap:24px">${top(job, context)}
<section class="card" aria-labelledby="job"><h2 id="job">${escapeHtml(t('The job'))}</h2><div class="text">${html}</div></section>
${wanted(job, context)}</article>
${pitch(job, context)}
${otherJobsList(t('More jobs at {employer}', { employer: job.employerName }), others, context)}`,
  };
  return framed(page, context);
}
