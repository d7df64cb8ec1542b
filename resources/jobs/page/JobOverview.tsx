import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Job } from '../../../schemas/job.ts';
import { MarkdownText } from '../../../src/components/values/MarkdownText.tsx';
import { t } from '../../../src/i18n/t.ts';
import { JobCriteria } from './JobCriteria.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobStages } from './JobStages.tsx';
import { PublicPageSwitch } from './PublicPageSwitch.tsx';

/** The part of a job's page about what the public sees of it. */
function JobPublicPage({ job }: { job: Job }) {
  return (
    <Card component="section" aria-labelledby="public-page" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="public-page" component="h2" variant="h3" sx={{ mb: 1 }}>
        {t('For everyone')}
      </Typography>
      <PublicPageSwitch job={job} />
    </Card>
  );
}

/** The criteria of a job, its text and its facts. @param children stands before them */
export function JobOverview({ job, children }: { job: Job; children?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        {children}
        <JobCriteria job={job} />
        <Card component="section" aria-labelledby="description" sx={{ p: { xs: 2, sm: 3 } }}>
          <Typography id="description" component="h2" variant="h3" sx={{ mb: 1.5 }}>
            {t('Description')}
          </Typography>
          <MarkdownText>{job.description}</MarkdownText>
        </Card>
      </Box>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <JobFacts job={job} />
        <JobPublicPage job={job} />
        <JobStages job={job} />
      </Box>
    </Box>
  );
}
