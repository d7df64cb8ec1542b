import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Title, useGetOne, useParams } from 'react-admin';
import { localDay } from '../../../schemas/base/days.ts';
import type { DailyList } from '../../../schemas/dailyCandidate.ts';
import type { Job } from '../../../schemas/job.ts';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { ErrorState } from '../../../src/components/states/ErrorState.tsx';
import { Loaded } from '../../../src/components/states/Loaded.tsx';
import { LoadingState } from '../../../src/components/states/LoadingState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { queryOf } from '../../../src/routing/search.ts';
import { useActiveSubscription } from '../../../src/session/session.tsx';
import { useMay } from '../../../src/session/useMay.ts';
import { PlanOffer } from '../../common/PlanOffer.tsx';
import { needsPlan, plansOf } from '../../common/planNeeded.ts';
import { dayLabel, shownDay } from '../days.ts';
import { KeysDialog } from '../decide/KeysDialog.tsx';
import { useDecisions } from '../decide/useDecisions.ts';
import { filterPicks, type PickFilters, readFilters, writeFilters } from '../pickFilters.ts';
import { useDays, usePicks } from '../useDailyLists.ts';
import { DayStrip } from './DayStrip.tsx';
import { NobodyPicked } from './NobodyPicked.tsx';
import { NoLists } from './NoLists.tsx';
import { PickFilterBar } from './PickFilterBar.tsx';
import { PickList } from './PickList.tsx';

/** Loaded when it is chosen. */
const Table = lazy(async () => ({ default: (await import('./PickTable.tsx')).PickTable }));

/** For the one list of a company that is seen without a plan. */
const FirstListNote = lazy(async () => ({
  default: (await import('./FirstListNote.tsx')).FirstListNote,
}));

/** The daily lists of a job, a day at a time. Day and filters stand in the address. */
export function DailyCandidateList() {
  const { id } = useParams<{ id: string }>();
  const jobId = id ?? '';
  const { data: job } = useGetOne<Job>('jobs', { id: jobId });
  const { days, error, refetch } = useDays(jobId, job?.status === 'OPEN');
  return (
    <>
      <Title
        title={job ? t('Daily candidates · {job}', { job: job.title }) : t('Daily candidates')}
        preferenceKey={false}
      />
      <Loaded
        value={days}
        error={error}
        onRetry={refetch}
        refusal={
          needsPlan(error) && (
            <PlanOffer title={t('Daily candidates need a plan')} plans={plansOf('RECRUITER')} />
          )
        }
        variant="list"
        label={t('Loading the candidates')}
      >
        {(lists) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 960 }}>
            <WithoutPlan jobId={jobId} />
            {lists.length > 0 ? <Days jobId={jobId} job={job} days={lists} /> : <NoLists job={job} />}
          </Box>
        )}
      </Loaded>
    </>
  );
}

/** By itself: with the page drawn again at signing out, its lists would be asked for once more. */
function WithoutPlan({ jobId }: { jobId: string }) {
  const { data: subscription } = useActiveSubscription();
  if (subscription?.active !== false) return null;
  return (
    <Suspense>
      <FirstListNote jobId={jobId} />
    </Suspense>
  );
}

interface DaysProps {
  jobId: string;
  job: Job | undefined;
  days: readonly DailyList[];
}

function Days({ jobId, job, days }: DaysProps) {
  const filters = readFilters(useSearch({ strict: false }));
  const navigate = useNavigate();
  const day = shownDay(days, filters.date);
  const today = localDay(new Date());
  const show = (next: PickFilters) => void navigate({ to: './', search: writeFilters(next) });
  // The day goes into the address, so that it stays the same day while its candidates are being looked at.
  const pinned = day && filters.date !== day.date ? day.date : undefined;
  useEffect(() => {
    if (pinned)
      void navigate({ to: './', search: (previous) => ({ ...previous, date: pinned }), replace: true });
  }, [pinned, navigate]);
  if (!day) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0, maxWidth: 960 }}>
      <DayStrip
        days={days}
        shown={day.date}
        today={today}
        searchOf={(date) => queryOf('dailyCandidates', writeFilters({ ...filters, date }))}
      />
      <Typography variant="body2" color="text.secondary" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {day.size > 0 && `${dayLabel(day.date, today)}: ${day.explanation ?? consideredWords(day)}`}
      </Typography>
      {day.size > 0 ? (
        <Day
          key={day.date}
          jobId={jobId}
          jobTitle={job?.title ?? ''}
          day={day}
          filters={filters}
          onFilter={show}
        />
      ) : (
        <NobodyPicked job={job} day={day} />
      )}
    </Box>
  );
}

interface DayProps {
  jobId: string;
  jobTitle: string;
  day: DailyList;
  filters: PickFilters;
  onFilter: (filters: PickFilters) => void;
}

function Day({ jobId, jobTitle, day, filters, onFilter }: DayProps) {
  const { data: picks, error, refetch } = usePicks(jobId, day.date);
  const canDecide = useMay('daily-candidates.setStatus');
  const decisions = useDecisions();
  const [showsKeys, setShowsKeys] = useState(false);
  const openKeys = () => setShowsKeys(true);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!picks) return <LoadingState variant="list" label={t('Loading the candidates')} />;
  const shown = filterPicks(picks, filters);
  const search = queryOf('dailyCandidates', writeFilters({ ...filters, date: day.date }));
  return (
    <>
      <PickFilterBar
        filters={filters}
        onChange={onFilter}
        onShowKeys={canDecide && filters.view === undefined ? openKeys : undefined}
      />
      {shown.length === 0 && (
        <EmptyState
          title={t('Nobody matches')}
          text={t('No candidate of this day fits these filters.')}
          action={
            <Button variant="outlined" onClick={() => onFilter({ ...filters, status: [], band: [] })}>
              {t('Clear filters')}
            </Button>
          }
        />
      )}
      {shown.length > 0 && filters.view === 'table' ? (
        <Suspense fallback={<LoadingState variant="list" label={t('Loading the candidates')} />}>
          <Table
            jobId={jobId}
            jobTitle={jobTitle}
            picks={shown}
            search={search}
            decideAll={canDecide ? decisions.decideAll : undefined}
          />
        </Suspense>
      ) : (
        <PickList
          jobId={jobId}
          picks={shown}
          search={search}
          decisions={canDecide ? decisions : undefined}
          onShowKeys={openKeys}
        />
      )}
      <KeysDialog open={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  );
}

const consideredWords = ({ size, poolSize }: DailyList) =>
  poolSize === 0
    ? t('{size} of fewer than ten considered.', { size })
    : t('{size} of about {pool} considered.', { size, pool: poolSize });
