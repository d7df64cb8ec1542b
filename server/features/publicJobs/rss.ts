/** The newest jobs of a search as RSS 2.0. */
import type { PublicJobEntry } from '../../../schemas/publicJobPage.ts';
import { publicJobPath } from '../../../schemas/publicJobPath.ts';
import { type PublicJobSearch, publicSearchPath } from '../../../schemas/publicJobSearch.ts';
import { element, xmlText } from './xml.ts';

interface RssArgs {
  search: PublicJobSearch;
  jobs: readonly PublicJobEntry[];
  /** Where the product is, without a slash at the end. */
  origin: string;
}

const httpDate = (moment: string | null) => moment && new Date(moment).toUTCString();

function item(job: PublicJobEntry, origin: string): string {
  const address = origin + publicJobPath(job);
  const place = [job.city, job.state, job.country].filter(Boolean).join(', ');
  return [
    '<item>',
    element('title', `${job.title} (${job.employerName})`),
    element('link', address),
    `<guid isPermaLink="false">${xmlText(job.id)}</guid>`,
    element('pubDate', httpDate(job.openedAt)),
    element('description', [job.employerName, place].filter(Boolean).join(' · ')),
    '</item>',
  ].join('');
}

export function rss({ search, jobs, origin }: RssArgs): string {
  const asked = [search.q, search.place].filter(Boolean).join(', ');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    element('title', asked ? `Hireday: ${asked}` : 'Hireday: open jobs'),
    element('link', origin + publicSearchPath(search)),
    element('description', 'The newest open jobs.'),
    ...jobs.map((job) => item(job, origin)),
    '</channel></rss>\n',
  ].join('\n');
}
