import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import { addresses } from '../../schemas/addresses.ts';
import type { EmployerJob } from '../../schemas/employerJob.ts';
import { t } from '../../src/i18n/t.ts';
import { queryOf } from '../../src/routing/search.ts';
import { applicationsOf } from '../common/employerJobPaths.ts';
import { OwedAnswers } from '../common/standing/OwedAnswers.tsx';
import { JobPage } from '../jobs/page/JobPage.tsx';
import { JobPicks } from './JobPicks.tsx';
import { PipelineStrip } from './PipelineStrip.tsx';

/** A job as its employer reads it: where its people are, what is owed to them, its text and its daily lists. */
export const EmployerJobShow = () => (
  <JobPage<EmployerJob>
    glance={(job) => <AtAGlance job={job} />}
    picks={(job) => <JobPicks jobId={job.id} />}
  />
);

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
        <OwedAnswers owed={job} to={applicationsOf(job.id)} />
      </Fact>
    </Card>
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
