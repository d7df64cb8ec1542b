import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link, ShowBase, Title, useShowContext } from 'react-admin';
import { addresses } from '../../schemas/addresses.ts';
import { localDay } from '../../schemas/base/days.ts';
import type { EmployerJob } from '../../schemas/employerJob.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { currentLocale, t } from '../../src/i18n/t.ts';
import { queryOf } from '../../src/routing/search.ts';
import { applicationsOf } from '../common/employerJobPaths.ts';
import { nearDay } from '../common/nearDay.ts';
import { JobHeader } from '../jobs/page/JobHeader.tsx';
import { JobOverview } from '../jobs/page/JobOverview.tsx';
import { JobTabs } from '../jobs/page/JobTabs.tsx';
import { JobPicks } from './JobPicks.tsx';
import { PipelineStrip } from './PipelineStrip.tsx';

/** A job as its employer reads it: where its people are, what is owed to them, its text and its daily lists. */
export function EmployerJobShow() {
  return (
    // The page itself says what is wrong.
    <ShowBase<EmployerJob> resource="jobs" queryOptions={{ onError: () => {} }}>
      <EmployerJobView />
    </ShowBase>
  );
}

function EmployerJobView() {
  const { record, error, refetch } = useShowContext<EmployerJob>();
  return (
    <>
      <Title title={record?.title ?? t('Job')} preferenceKey={false} />
      <Loaded
        value={record}
        error={error}
        onRetry={refetch}
        variant="page"
        rows={10}
        label={t('Loading the job')}
      >
        {(job) => (
          <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
            <JobHeader job={job} />
            <AtAGlance job={job} />
            <JobTabs job={job} picks={<JobPicks jobId={job.id} />}>
              <JobOverview job={job} />
            </JobTabs>
          </Box>
        )}
      </Loaded>
    </>
  );
}

/** Whose job it is, where its people are, and the answers that are late or due. */
function AtAGlance({ job }: { job: EmployerJob }) {
  return (
    <Card
      component="section"
      aria-label={t('At a glance')}
      sx={{
        p: { xs: 2, sm: 2.5 },
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
      }}
    >
      <Fact label={t('Recruiter')}>
        <Link to={addresses.employer.recruiters + queryOf('recruiters', { recruiter: job.recruiterEmail })}>
          {job.recruiterName}
        </Link>
      </Fact>
      <Fact label={t('Pipeline')}>
        <PipelineStrip pipeline={job.pipeline} />
      </Fact>
      <Fact label={t('Promised answers')}>
        <Owed job={job} />
      </Fact>
    </Card>
  );
}

function Owed({ job }: { job: EmployerJob }) {
  const { answersOverdueCount: overdue, answersDueCount: due, oldestAnswerBy: oldest } = job;
  const dueWords = due > 0 && t('{count} due by tomorrow', { count: due });
  if (overdue === 0)
    return (
      <Typography component="span" variant="body2">
        {dueWords || t('None is late')}
      </Typography>
    );
  const day = nearDay(oldest ?? '', localDay(new Date()), currentLocale());
  return (
    <>
      <Link to={applicationsOf(job.id)} sx={{ color: 'tone.negative.text', fontWeight: 650 }}>
        {t('{count, plural, one {# overdue answer} other {# overdue answers}}', { count: overdue })}
      </Link>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {[oldest && t('oldest: {day}', { day }), dueWords].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="h2" variant="caption" color="text.secondary" sx={{ display: 'block', mb: 0.5 }}>
      {label}
    </Typography>
    {children}
  </Box>
);
