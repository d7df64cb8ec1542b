import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-admin';
import { queries } from '../../../schemas/addresses.ts';
import type { Job } from '../../../schemas/job.ts';
import { LoadingState } from '../../../src/components/states/LoadingState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { queryOf } from '../../../src/routing/search.ts';

// The code for dragging is loaded with the board.
const Board = lazy(() =>
  import('../../applications/board/ApplicationBoard.tsx').then(({ ApplicationBoard }) => ({
    default: ApplicationBoard,
  })),
);

const names = queries.job.tab;

/** The job itself and, beside it, its applications. Which one is shown stands in the address. */
export function JobTabs({ job, children }: { job: Job; children: ReactNode }) {
  const { tab = 'overview' } = useSearch({ strict: false });
  const panels: Record<(typeof names)[number], { label: string; content: ReactNode }> = {
    overview: { label: t('Overview'), content: children },
    applications: {
      label: t('Applications ({count})', { count: job.applicationsCount }),
      content: (
        <Suspense fallback={<LoadingState variant="cards" label={t('Loading the applications')} />}>
          <Board job={job} />
        </Suspense>
      ),
    },
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={tab}
        aria-label={t('Parts of the job')}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            label={panels[name].label}
            component={Link}
            to={{ search: queryOf('job', name === 'overview' ? {} : { tab: name }) }}
            id={`tab-${name}`}
            aria-controls={tab === name ? `panel-${name}` : undefined}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {panels[tab].content}
      </div>
    </Box>
  );
}
