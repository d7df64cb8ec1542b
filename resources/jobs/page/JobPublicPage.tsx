import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Job } from '../../../schemas/job.ts';
import { t } from '../../../src/i18n/t.ts';
import { PublicPageSwitch } from './PublicPageSwitch.tsx';

/** The part of a job's page about what the public sees of it. */
export function JobPublicPage({ job }: { job: Job }) {
  return (
    <Card component="section" aria-labelledby="public-page" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="public-page" component="h2" variant="h3" sx={{ mb: 1 }}>
        {t('For everyone')}
      </Typography>
      <PublicPageSwitch job={job} />
    </Card>
  );
}
