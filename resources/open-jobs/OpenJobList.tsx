import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, ListBase, Title, useListContext } from 'react-admin';
import { addresses } from '../../schemas/addresses.ts';
import type { PublicJob } from '../../schemas/job.ts';
import { countedJobs } from '../../schemas/search.ts';
import { ListStates } from '../../src/components/lists/ListStates.tsx';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { placeUnknownWords } from '../../src/i18n/distanceWords.ts';
import { Rich } from '../../src/i18n/Rich.tsx';
import { t } from '../../src/i18n/t.ts';
import { MorePages } from '../common/lists/MorePages.tsx';
import { SaveSearchButton } from '../saved-jobs/SaveSearchButton.tsx';
import { JobSearch, useListSearch } from './JobSearch.tsx';
import { NothingFound } from './NothingFound.tsx';
import { OpenJobCard } from './OpenJobCard.tsx';
import { OrderOfFit } from './OrderOfFit.tsx';
import { openJobListStart } from './openJobListStart.ts';
import { SortSelect } from './SortSelect.tsx';
import { useSearchHints } from './useSearchHints.ts';
import { useWantedSearch } from './useWantedSearch.ts';

/** Says which words were looked for where no job has those that were typed. */
function Respelled() {
  const { q, meant, isPartly } = useSearchHints();
  if (isPartly)
    return (
      <Typography role="status" sx={{ mb: 1.5 }}>
        {t('No job has all of these words. These have some of them.')}
      </Typography>
    );
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

/** Says that the distance was left out, as it is not known from where. */
function PlaceUnknown() {
  const { data = [] } = useListContext<PublicJob>();
  const { place, within } = useListSearch();
  if (!place || !within || data.some(({ distanceKm }) => distanceKm !== null)) return null;
  return <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>{placeUnknownWords(place)}</Typography>;
}

/** The open jobs for a candidate, those that fit best first. Search, filters and page stand in the address. */
export function OpenJobList() {
  useWantedSearch();
  return (
    <ListBase<PublicJob> resource="jobs" {...openJobListStart}>
      <Title title={t('Jobs')} preferenceKey={false} />
      <Box sx={{ mb: 2, minWidth: 0 }}>
        <JobSearch />
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <SaveSearch />
          <Button
            component={Link}
            to={addresses.candidate.saved}
            startIcon={<BookmarkBorder />}
            size="small"
            sx={{ minHeight: 44 }}
          >
            {t('Saved jobs')}
          </Button>
          <SortSelect />
        </Box>
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
        <PlaceUnknown />
        <OrderOfFit />
        <Cards />
        <MorePages />
      </ListStates>
    </ListBase>
  );
}

/** Keeps the words whose jobs are on screen: misspelled ones would find nothing on another day. */
function SaveSearch() {
  const search = useListSearch();
  const { meant } = useSearchHints();
  const { data = [] } = useListContext<PublicJob>();
  return <SaveSearchButton search={meant && data.length > 0 ? { ...search, q: meant } : search} />;
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
