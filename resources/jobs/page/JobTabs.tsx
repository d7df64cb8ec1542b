import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-admin';
import type { queries } from '../../../schemas/addresses.ts';
import type { Job } from '../../../schemas/job.ts';
import { LoadingState } from '../../../src/components/states/LoadingState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { queryOf } from '../../../src/routing/search.ts';
import { useMay } from '../../../src/session/useMay.ts';

// The code for dragging is loaded with the board.
const Board = lazy(() =>
  import('../../applications/board/ApplicationBoard.tsx').then(({ ApplicationBoard }) => ({
    default: ApplicationBoard,
  })),
);

const Pool = lazy(() =>
  import('../../pool-search/PoolSearch.tsx').then(({ PoolSearch }) => ({ default: PoolSearch })),
);

interface Panel {
  name: (typeof queries.job.tab)[number];
  label: string;
  content: ReactNode;
}

interface JobTabsProps {
  job: Job;
  /** The daily lists, for those who read them here. */
  picks?: ReactNode;
  /** The job itself. */
  children: ReactNode;
}

/** The job itself and, beside it, its applications and the search for more people. Which one is shown stands in the address. */
export function JobTabs({ job, picks, children }: JobTabsProps) {
  const { tab: asked = 'overview' } = useSearch({ strict: false });
  const searches = useMay('daily-candidates.search') && job.status !== 'CLOSED' && job.status !== 'ARCHIVED';
  const overview: Panel = { name: 'overview', label: t('Overview'), content: children };
  const panels: Panel[] = [
    overview,
    {
      name: 'applications',
      label: t('Applications ({count})', { count: job.applicationsCount }),
      content: (
        <Suspense fallback={<LoadingState variant="cards" label={t('Loading the applications')} />}>
          <Board job={job} />
        </Suspense>
      ),
    },
    ...(picks ? [{ name: 'picks', label: t('Daily lists'), content: picks } as const] : []),
    ...(searches
      ? [
          {
            name: 'pool',
            label: t('Search the pool'),
            content: (
              <Suspense fallback={<LoadingState variant="cards" label={t('Loading')} />}>
                <Pool job={job} />
              </Suspense>
            ),
          } as const,
        ]
      : []),
  ];
  const { name: tab, content } = panels.find(({ name }) => name === asked) ?? overview;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={tab}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('Parts of the job')}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {panels.map(({ name, label }) => (
          <Tab
            key={name}
            value={name}
            label={label}
            component={Link}
            to={{ search: queryOf('job', name === 'overview' ? {} : { tab: name }) }}
            id={`tab-${name}`}
            aria-controls={tab === name ? `panel-${name}` : undefined}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {content}
      </div>
    </Box>
  );
}
