/** All public jobs for aggregators, in the elements that Indeed brought in and others read. */
import { publicJobPath } from '../../../schemas/publicJobPath.ts';
import type { Database } from '../../db/database.ts';
import { type PublishedJob, selectPublished } from './findPublicJob.ts';
import { element } from './xml.ts';

interface FeedArgs {
  db: Database;
  /** Where the product is, without a slash at the end. */
  origin: string;
  now: Date;
  texts: { htmlOf(job: Pick<PublishedJob, 'id' | 'description'>): Promise<string> };
  /** Jobs read at a time. */
  batchSize?: number;
}

const types: Readonly<Record<PublishedJob['employmentType'], string>> = {
  FULL_TIME: 'fulltime',
  PART_TIME: 'parttime',
  CONTRACTOR: 'contract',
  TEMPORARY: 'temporary',
  INTERN: 'internship',
};

/** "52000 - 61000 USD per year". */
function salary({ salaryMin, salaryMax, salaryCurrency, salaryUnit }: PublishedJob): string | null {
  const amounts = [salaryMin, salaryMax].filter((amount) => amount !== null);
  const range = [...new Set(amounts)].join(' - ');
  return range === '' ? null : `${range} ${salaryCurrency} per ${salaryUnit.toLowerCase()}`;
}

const entry = (job: PublishedJob, origin: string, html: string): string =>
  [
    '<job>',
    element('title', job.title),
    element('date', job.openedAt && new Date(job.openedAt).toUTCString()),
    element('referencenumber', job.id),
    element('url', origin + publicJobPath(job)),
    element('company', job.employerName),
    element('city', job.city),
    element('state', job.state),
    element('country', job.country),
    job.workplaceType === 'REMOTE' ? element('remotetype', 'Fully remote') : '',
    job.workplaceType === 'HYBRID' ? element('remotetype', 'Hybrid remote') : '',
    element('jobtype', types[job.employmentType]),
    element('salary', salary(job)),
    element('expirationdate', job.validThrough),
    element('description', html),
    '</job>\n',
  ].join('');

/** The feed piece by piece, a batch of jobs in memory at a time. */
export async function* jobFeed({
  db,
  origin,
  now,
  texts,
  batchSize = 200,
}: FeedArgs): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<source>\n';
  yield `${element('publisher', 'Hireday')}${element('publisherurl', origin)}${element('lastBuildDate', now.toUTCString())}\n`;
  for (let last = ''; ; ) {
    const jobs = await selectPublished(db, now, last, batchSize);
    for (const job of jobs) yield entry(job, origin, await texts.htmlOf(job));
    const end = jobs.at(-1);
    if (!end || jobs.length < batchSize) break;
    last = end.id;
  }
  yield '</source>\n';
}
