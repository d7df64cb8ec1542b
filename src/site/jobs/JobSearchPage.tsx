/** The open jobs that everyone may read, and the search through them. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { addresses } from '../../../schemas/addresses.ts';
import type { PublicJobPage } from '../../../schemas/publicJobPage.ts';
import { isNarrowed, type PublicJobSearch, publicSearchPath } from '../../../schemas/publicJobSearch.ts';
import { placeUnknownWords } from '../../i18n/distanceWords.ts';
import { Rich } from '../../i18n/Rich.tsx';
import { t } from '../../i18n/t.ts';
import { JobSearchForm } from '../../product/job-search/JobSearchForm.tsx';
import { searchAnswer, searchForm } from '../browser/searchAsTyped.ts';
import { JobTop, loneLink } from '../job/JobFrame.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';
import { JobEntries } from './JobEntries.tsx';
import { foundWords, searchTitle } from './searchWords.ts';

type SearchPage = Extract<PublicJobPage, { state: 'search' }>;

/** Other ways to ask, where nothing was found. */
function Nothing({ search, hints }: Pick<SearchPage, 'search' | 'hints'>) {
  const fewer = hints?.fewer ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', py: 2 }}>
      <Typography color="text.secondary">
        {t('No open job says all of this. Fewer words, or a larger place, find more.')}
      </Typography>
      {fewer.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
          {fewer.map(({ q, jobs }) => (
            <li key={q}>
              <a href={publicSearchPath({ ...search, q })}>{q}</a>{' '}
              <Typography component="span" color="text.secondary">
                {t('{count, plural, one {# job} other {# jobs}}', { count: jobs })}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      <LinkButton href={`${addresses.register}?as=candidate`} look="outlined" size="small">
        {t('Be found for the next one')}
      </LinkButton>
    </Box>
  );
}

/** The way to be told of new jobs: registering or signing in leads back to the search, which is saved then. */
function TellMe({ search }: { search: PublicJobSearch }) {
  const [, asked] = publicSearchPath({ ...search, days: undefined }).split('?');
  return (
    <Box
      {...{ [searchAnswer]: '' }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}
    >
      {asked !== undefined && (
        <>
          <LinkButton
            href={`${addresses.register}?as=candidate&search=${encodeURIComponent(asked)}`}
            look="outlined"
            size="small"
          >
            {t('Tell me about new jobs')}
          </LinkButton>
          <Box
            component="a"
            href={`${addresses.candidate.jobs}?save=${encodeURIComponent(asked)}`}
            sx={{ ...loneLink, color: 'primary.main' }}
          >
            {t('I have an account')}
          </Box>
        </>
      )}
    </Box>
  );
}

function Answer(page: SearchPage) {
  const { search, jobs, hints, next, isPlaceUnknown } = page;
  const { q } = search;
  return (
    <Box {...{ [searchAnswer]: '' }} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography role="status" color="text.secondary">
        {foundWords(page)}
      </Typography>
      {isPlaceUnknown && <Typography>{placeUnknownWords(search.place ?? '')}</Typography>}
      {hints?.meant && jobs.length > 0 && (
        <Typography>
          <Rich
            text={t('No job says “{q}”. These are the jobs for <b>{meant}</b>.', {
              q: q ?? '',
              meant: hints.meant,
            })}
            tags={{ b: (words) => <strong>{words}</strong> }}
          />
        </Typography>
      )}
      {hints?.isPartly && jobs.length > 0 && (
        <Typography>{t('No job has all of these words. These have some of them.')}</Typography>
      )}
      {jobs.length > 0 ? <JobEntries jobs={jobs} /> : <Nothing search={search} hints={hints} />}
      {next && (
        <Box>
          <LinkButton href={publicSearchPath(search, next)} look="outlined" size="small">
            {t('Further jobs')}
          </LinkButton>
        </Box>
      )}
    </Box>
  );
}

export function JobSearchPage(page: SearchPage) {
  const { search, hints, jobs } = page;
  // Those on the page are of the words that were meant; misspelled ones would find nothing on another day.
  const sought = hints?.meant && jobs.length > 0 ? { ...search, q: hints.meant } : search;
  return (
    <>
      <JobTop>
        <Typography
          variant="h1"
          {...{ [searchAnswer]: '' }}
          sx={{ fontSize: 'clamp(1.75rem, 5vw, 2.375rem)', textWrap: 'balance' }}
        >
          {searchTitle(page)}
        </Typography>
        <Typography color="text.secondary">
          {t('Apply with your resume, and read on each job how you fit and when you will be answered.')}
        </Typography>
      </JobTop>
      <JobSearchForm
        search={search}
        isOpen={isNarrowed({ ...search, within: undefined })}
        form={{ method: 'get', action: '/jobs', ...{ [searchForm]: '' } }}
      />
      <TellMe search={sought} />
      <Answer {...page} />
    </>
  );
}
