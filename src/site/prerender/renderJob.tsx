/** Renders the public pages of jobs and companies, and the operator's texts: in the built server for each request, in development beside the other pages. */
import type { ReactNode } from 'react';
import { type Locale, languages } from '../../../schemas/base/locales.ts';
import { type LegalPage as LegalText, legalPaths } from '../../../schemas/legal.ts';
import type { PublicJobPage } from '../../../schemas/publicJobPage.ts';
import { countedJobs } from '../../../schemas/search.ts';
import { loadMessages } from '../../i18n/loadMessages.ts';
import { speak, t } from '../../i18n/t.ts';
import { legalWords } from '../frame/legalWords.ts';
import { AbsentJob } from '../job/AbsentJob.tsx';
import { JobFrame } from '../job/JobFrame.tsx';
import { JobPage } from '../job/JobPage.tsx';
import { descriptionOf } from '../job/jobWords.ts';
import { OtherJobs } from '../job/OtherJobs.tsx';
import { CompanyPage } from '../jobs/CompanyPage.tsx';
import { companySentence } from '../jobs/companyWords.ts';
import { JobSearchPage } from '../jobs/JobSearchPage.tsx';
import { foundWords, searchTitle } from '../jobs/searchWords.ts';
import { LegalPage } from '../legal/LegalPage.tsx';
import { PublicApp } from '../PublicApp.tsx';
import type { RenderedPage } from './renderedPage.ts';
import { renderStyled } from './styledHtml.tsx';

interface WrittenPage {
  title: string;
  /** For pages that are worth finding. */
  description: string;
  content: ReactNode;
}

const unknown = (): WrittenPage => {
  const title = t('There is no such job');
  const why = t('The address may be mistyped, or the employer shows this job to its own candidates only.');
  return { title, description: '', content: <AbsentJob title={title} why={why} /> };
};

const gone = ({ job, others }: Extract<PublicJobPage, { state: 'gone' }>): WrittenPage => {
  const { title, employerName: employer } = job;
  return {
    title: t('Not open any more: {title}', { title }),
    description: '',
    content: (
      <>
        <AbsentJob
          employerName={employer}
          title={t('This job is not open any more')}
          why={t(
            '{title} accepts no applications now. Everyone who has applied still gets the promised answer.',
            { title },
          )}
        />
        <OtherJobs title={t('Open jobs at {employer}', { employer })} jobs={others} />
      </>
    ),
  };
};

const legalPage = (text: LegalText): WrittenPage => {
  const { title, description } = legalWords()[text.name];
  return { title, description, content: <LegalPage title={title} text={text} /> };
};

function written(page: PublicJobPage): WrittenPage {
  switch (page.state) {
    case 'unknown':
      return unknown();
    case 'gone':
      return gone(page);
    case 'open':
      return {
        title: t('{title} at {employer}', { title: page.job.title, employer: page.job.employerName }),
        description: descriptionOf(page.job),
        content: <JobPage {...page} />,
      };
    case 'legal':
      return legalPage(page.text);
    case 'search':
      return {
        title: searchTitle(page),
        description: t('{jobs} to read and apply to. Each says what counts, and when you will be answered.', {
          jobs: foundWords(page),
        }),
        content: <JobSearchPage {...page} />,
      };
    case 'company':
      return {
        title: t('Jobs at {employer}', { employer: page.company.employerName }),
        description: companySentence(page.company, page.total ?? countedJobs),
        content: <CompanyPage {...page} />,
      };
  }
}

/** Made once, for it reads the texts of every language. */
export async function createJobRenderer(): Promise<(page: PublicJobPage, locale: Locale) => RenderedPage> {
  const catalogs = new Map(
    await Promise.all(languages.map(async (locale) => [locale, await loadMessages(locale)] as const)),
  );
  return (page, locale) => {
    speak(locale, catalogs.get(locale) ?? {});
    const { content, ...words } = written(page);
    const app = (
      <PublicApp path={page.state === 'legal' ? legalPaths[page.text.name] : '/jobs'}>
        <JobFrame>{content}</JobFrame>
      </PublicApp>
    );
    return { ...words, ...renderStyled(app) };
  };
}
