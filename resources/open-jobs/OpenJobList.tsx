import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ListBase, Title, useListContext } from 'react-admin';
import { jobsCalls } from '../../schemas/calls/jobs.ts';
import { PublicJob } from '../../schemas/job.ts';
import { countedJobs } from '../../schemas/search.ts';
import { ListStates } from '../../src/components/lists/ListStates.tsx';
import { SchemaFilters } from '../../src/components/schema/SchemaFilters.tsx';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { Rich } from '../../src/i18n/Rich.tsx';
import { t } from '../../src/i18n/t.ts';
import { MorePages } from '../common/MorePages.tsx';
import { NothingFound } from './NothingFound.tsx';
import { OpenJobCard } from './OpenJobCard.tsx';
import { openJobListStart } from './openJobListStart.ts';
import { PlaceFilter } from './PlaceFilter.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useSearchHints } from './useSearchHints.ts';

/** Says which words were looked for where no job has those that were typed. */
function Respelled() {
  const { q, meant } = useSearchHints();
  if (!meant) return null;
  return (
    <Typography role="status" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      <Rich
        text={t('No job says “{q}”. These are the jobs for <b>{meant}</b>.', { q, meant })}
        tags={{ b: (words) => <strong>{words}</strong> }}
      />
    </Typography>
  );
}

/** The open jobs for a candidate, those that fit best first. Search, filters and page stand in the address. */
export function OpenJobList() {
  return (
    <ListBase<PublicJob> resource="jobs" {...openJobListStart}>
      <Title title={t('Jobs')} preferenceKey={false} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, mb: 2, minWidth: 0 }}>
        <Filters />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <PlaceFilter source="city" label={t('City')} />
          <PlaceFilter source="state" label={t('State')} />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: 1.5,
        }}
      >
        <Found />
        <SortSelect />
      </Box>
      <ListStates
        loading="cards"
        empty={
          <EmptyState
            title={t('No open jobs just now')}
            text={t(
              'New ones appear here as soon as they are opened. With your resume in your profile, jobs can also pick you.',
            )}
          />
        }
        nothing={<NothingFound />}
      >
        <Respelled />
        <Cards />
        <MorePages />
      </ListStates>
    </ListBase>
  );
}

/** Places have filters of their own below; the rest is the same of every open job, or says nothing to a candidate. */
const elsewhere = ['city', 'state', 'status', 'closeReason', 'closedAt', 'createdAt', 'updatedAt'];

/** Search and filters. While words are looked for, the jobs that say them best come first unless another order was chosen. */
function Filters() {
  const { sort, setSort } = useListContext<PublicJob>();
  const onSearch = (text: string) => {
    if (text !== '' && sort.field === 'fit') setSort({ field: 'relevance', order: 'DESC' });
    if (text === '' && sort.field === 'relevance') setSort({ field: 'fit', order: 'DESC' });
  };
  return (
    <SchemaFilters
      query={jobsCalls.jobs.query}
      fields={['employmentType', 'workplaceType']}
      record={PublicJob}
      leftOut={elsewhere}
      searchLabel={t('Search jobs')}
      onSearch={onSearch}
      saveAs="openJobs"
    />
  );
}

/** How many jobs the search found; read out when it changes. */
function Found() {
  const { total, isPending, error } = useListContext<PublicJob>();
  return (
    <Typography variant="body2" color="text.secondary" role="status">
      {isPending || error
        ? ''
        : total === undefined
          ? t('More than {count, number} jobs', { count: countedJobs })
          : t('{count, plural, one {# job} other {# jobs}}', { count: total })}
    </Typography>
  );
}

function Cards() {
  const { data = [] } = useListContext<PublicJob>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((job) => (
        <OpenJobCard key={job.id} job={job} />
      ))}
    </Box>
  );
}
