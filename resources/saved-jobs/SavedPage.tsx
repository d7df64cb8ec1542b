import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearch } from '@tanstack/react-router';
import { Link, Title } from 'react-admin';
import { addresses } from '../../schemas/addresses.ts';
import { t } from '../../src/i18n/t.ts';
import { MarkedJobList } from './MarkedJobList.tsx';
import { SavedSearchList } from './SavedSearchList.tsx';

/** Everything a candidate keeps: saved jobs, saved searches, and the jobs they do not want to see. */
export function SavedPage() {
  const { show = 'jobs' } = useSearch({ from: '/dashboard/candidate/saved' });
  const tabOf = (value: 'jobs' | 'searches' | 'hidden', label: string) => (
    <Tab
      value={value}
      label={label}
      component={Link}
      to={`${addresses.candidate.saved}?show=${value}`}
      id={`tab-${value}`}
      aria-controls="saved-panel"
      sx={{ minHeight: 44 }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Title title={t('Saved jobs')} preferenceKey={false} />
      <Tabs value={show} variant="scrollable" aria-label={t('What you keep')}>
        {tabOf('jobs', t('Saved jobs'))}
        {tabOf('searches', t('Saved searches'))}
        {tabOf('hidden', t('Hidden jobs'))}
      </Tabs>
      <Box role="tabpanel" id="saved-panel" aria-labelledby={`tab-${show}`} sx={{ minWidth: 0 }}>
        {show === 'searches' ? (
          <SavedSearchList />
        ) : (
          <MarkedJobList key={show} mark={show === 'jobs' ? 'SAVED' : 'HIDDEN'} />
        )}
      </Box>
    </Box>
  );
}
