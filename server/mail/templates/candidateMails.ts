/** To a candidate, once a day: jobs that picked them, and new ones that fit what they look for. */
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import type { CriterionResult } from '../../../schemas/criteria.ts';
import { type Job, WorkplaceType } from '../../../schemas/job.ts';
import { candidateSearchPath } from '../../../schemas/publicJobSearch.ts';
import type { SavedSearch } from '../../../schemas/savedSearch.ts';
import { fitReason } from '../../../src/i18n/fitReason.ts';
import { moneyWords } from '../../../src/kit/moneyWords.ts';
import { placeWords } from '../../../src/kit/placeWords.ts';
import type { Letter, Voice } from '../../base/mail.ts';
import { type Block, compose, type Stop } from './compose.ts';

/** A job as these mails tell it. */
export interface MailedJob
  extends Pick<
    Job,
    | 'id'
    | 'title'
    | 'employerName'
    | 'city'
    | 'state'
    | 'country'
    | 'workplaceType'
    | 'salaryMin'
    | 'salaryMax'
    | 'salaryCurrency'
    | 'salaryUnit'
  > {
  /** How the reader fits; empty where that is not known. */
  criteria: readonly CriterionResult[];
}

/** A saved search with what is new for it. */
export interface MailedSearch {
  name: string;
  search: SavedSearch['search'];
  jobs: readonly MailedJob[];
  /** How many more there are. */
  more: number;
}

interface Sent {
  appUrl: string;
  stop: Stop;
}

function jobBlock(job: MailedJob, appUrl: string, { t, locale }: Voice): Block {
  const workplace = WorkplaceType.meta()?.ui?.choices?.[job.workplaceType] ?? '';
  const pay = moneyWords(
    { min: job.salaryMin, max: job.salaryMax, currency: job.salaryCurrency, unit: job.salaryUnit },
    locale,
    t,
  );
  return {
    item: job.title,
    detail: [job.employerName, placeWords(job, locale), t(workplace), pay ?? t('Salary not stated')]
      .filter(Boolean)
      .join(' · '),
    why: fitReason(job.criteria, locale, t),
    url: appUrl + addressOf(addresses.candidate.job, { id: job.id }),
  };
}

const countOf = (searches: readonly MailedSearch[]) =>
  searches.reduce((sum, { jobs, more }) => sum + jobs.length + more, 0);

/** New jobs that fit saved searches, each with the search that finds it. */
export const newJobsMail =
  ({ searches, appUrl, stop }: Sent & { searches: readonly MailedSearch[] }): Letter =>
  (voice) => {
    const { t } = voice;
    const [only] = searches.length === 1 ? searches : [];
    const count = countOf(searches);
    return compose(voice, {
      kind: 'NEW_JOBS',
      subject: (t) =>
        only
          ? t('{count, plural, one {# new job: {name}} other {# new jobs: {name}}}', {
              count,
              name: only.name,
            })
          : t('{count, plural, one {# new job} other {# new jobs}} for your searches', { count }),
      blocks: [
        ...searches.flatMap(({ name, search, jobs, more }): Block[] => [
          { heading: name },
          ...jobs.map((job) => jobBlock(job, appUrl, voice)),
          ...(more > 0
            ? [{ say: t('{count, plural, one {and # more} other {and # more}}', { count: more }) }]
            : []),
          { link: t('See all jobs of this search'), url: appUrl + candidateSearchPath(search) },
        ]),
      ],
      why: t('You are receiving this e-mail because you saved these searches at Hireday.'),
      stop,
    });
  };

/** Jobs that had the reader on their lists, with what spoke for them. */
export const pickedMail =
  ({ jobs, appUrl, stop }: Sent & { jobs: readonly MailedJob[] }): Letter =>
  (voice) => {
    const { t } = voice;
    const [only] = jobs.length === 1 ? jobs : [];
    return compose(voice, {
      kind: 'PICKED',
      subject: (t) =>
        only
          ? t('{employer} picked you: {job}', { employer: only.employerName, job: only.title })
          : t('{count, plural, one {# job} other {# jobs}} picked you', { count: jobs.length }),
      blocks: [
        {
          say: t(
            'You are on the list of people who fit best. Recruiters may invite you; you can also apply yourself.',
          ),
        },
        ...jobs.map((job) => jobBlock(job, appUrl, voice)),
        { link: t('See why they picked you'), url: appUrl + addresses.candidate.home },
      ],
      why: t('You are receiving this e-mail because your profile at Hireday is open to work.'),
      stop,
    });
  };
