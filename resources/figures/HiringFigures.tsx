import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import type { EmployerHiringStats, RecruiterHiringStats } from '../../schemas/hiring.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { PlanOffer } from '../common/PlanOffer.tsx';
import { needsPlan, plansOf } from '../common/planNeeded.ts';
import { FunnelChart } from './FunnelChart.tsx';
import { HireTimes } from './HireTimes.tsx';
import { HiringFilters } from './HiringFilters.tsx';
import { HiringTable } from './HiringTable.tsx';
import { applicationSteps, pickSteps, sourceWords } from './hiringWords.ts';
import { type HiringFilter, useHiringFilter } from './useHiringFilter.ts';

type Stats = RecruiterHiringStats & Partial<EmployerHiringStats>;

interface HiringFiguresProps {
  /** Whose figures they are, for the cache. */
  of: 'recruiter' | 'employer';
  load: (filter: HiringFilter, signal: AbortSignal) => Promise<Stats>;
  recruiters?: readonly { id: string; name: string }[];
}

/** The page of figures: where applicants drop out, how long a hire takes, and by whom, for what and from where. */
export function HiringFigures({ of, load, recruiters }: HiringFiguresProps) {
  const [filter, setFilter] = useHiringFilter();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['stats', 'hiring', of, filter],
    queryFn: ({ signal }) => load(filter, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Title title={t('Figures')} preferenceKey={false} />
      {needsPlan(error) ? (
        <PlanOffer
          level="h2"
          title={t('Figures of your organisation need a plan')}
          plans={plansOf('EMPLOYER')}
        />
      ) : (
        <>
          <HiringFilters value={filter} onChange={setFilter} {...(recruiters && { recruiters })} />
          <Loaded
            // Figures of another choice would be read as those of this one.
            value={error ? undefined : data}
            error={error}
            onRetry={refetch}
            variant="cards"
            rows={4}
            label={t('Loading the figures')}
          >
            {(stats) => (
              <Box aria-busy={isPlaceholderData || undefined} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
                <Answers stats={stats} filter={filter} onNarrow={setFilter} />
              </Box>
            )}
          </Loaded>
        </>
      )}
    </Box>
  );
}

interface AnswersProps {
  stats: Stats;
  filter: HiringFilter;
  onNarrow: (changed: Partial<HiringFilter>) => void;
}

function Answers({ stats, filter, onNarrow }: AnswersProps) {
  const { funnel, perSource, perJob, perRecruiter = [], jobsCount } = stats;
  const since = t('People who came in since {date}, and how far they have got by now', {
    date: formatDate(stats.from) ?? stats.from,
  });
  const fromLists = perSource
    .filter(({ source }) => source === 'DAILY_LIST' || source === 'SEARCH')
    .reduce((sum, { applied }) => sum + applied, 0);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <FunnelChart
          title={t('Where do applicants drop out?')}
          text={since}
          steps={applicationSteps(funnel)}
          empty={t('No one applied in this period.')}
        />
        <HireTimes stats={stats} />
      </Box>
      {funnel.shown > 0 && (
        <FunnelChart
          title={t('What becomes of the daily lists?')}
          text={t('From a daily list or a search to an accepted invitation')}
          steps={pickSteps(funnel, fromLists)}
          empty=""
        />
      )}
      {!filter.source && perSource.length > 0 && (
        <HiringTable
          title={t('Where do hires come from?')}
          head={t('Source')}
          rows={perSource.map(({ source, ...row }) => ({
            ...{ key: source, name: sourceWords(source), row },
            shown: <Narrow words={sourceWords(source)} onClick={() => onNarrow({ source })} />,
          }))}
        />
      )}
      {!filter.recruiterEmail && perRecruiter.length > 0 && (
        <HiringTable
          title={t('How is each recruiter doing?')}
          text={t('Jobs count for the recruiter who has them now')}
          head={t('Recruiter')}
          rows={perRecruiter.map(({ recruiterEmail, recruiterName, ...row }) => ({
            ...{ key: recruiterEmail, name: recruiterName, row },
            shown: <Narrow words={recruiterName} onClick={() => onNarrow({ recruiterEmail })} />,
          }))}
        />
      )}
      {!filter.jobId && perJob.length > 0 && (
        <HiringTable
          title={t('How is each job doing?')}
          text={
            jobsCount > perJob.length
              ? t('The {count} jobs with the most applications, of {all}', {
                  count: perJob.length,
                  all: jobsCount,
                })
              : undefined
          }
          head={t('Job')}
          rows={perJob.map(({ jobId, jobTitle, jobStatus: _, ...row }) => ({
            ...{ key: jobId, name: jobTitle, row },
            shown: <Narrow words={jobTitle} onClick={() => onNarrow({ jobId })} />,
          }))}
        />
      )}
    </>
  );
}

/** Narrows the page to what it names. */
function Narrow({ words, onClick }: { words: string; onClick: () => void }): ReactNode {
  return (
    <Button
      onClick={onClick}
      aria-label={t('Only {name}', { name: words })}
      sx={{
        px: 1,
        ml: -1,
        minHeight: 44,
        textAlign: 'start',
        justifyContent: 'flex-start',
        fontWeight: 550,
        lineHeight: 1.3,
      }}
    >
      {words}
    </Button>
  );
}
