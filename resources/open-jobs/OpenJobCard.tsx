import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link, useCreatePath } from 'react-admin';
import type { PublicJob } from '../../schemas/job.ts';
import { EmploymentType } from '../../schemas/job.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { t } from '../../src/i18n/t.ts';
import { jobPlace } from '../common/jobPlace.ts';
import { AppliedMark } from './AppliedMark.tsx';
import { BandChip } from './BandChip.tsx';
import { fitReason } from './fitReason.ts';
import { salaryWords } from './salaryWords.ts';

/** A job in a list: what, where, for how much, and why it fits. The whole card leads to it. */
export function OpenJobCard({ job }: { job: PublicJob }) {
  const createPath = useCreatePath();
  const reason = job.fit && fitReason(job.fit.criteria);
  return (
    <Card component="li" sx={{ minWidth: 0 }}>
      <CardActionArea
        component={Link}
        to={createPath({ resource: 'jobs', type: 'show', id: job.id })}
        sx={{
          p: { xs: 2, sm: 2.5 },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1,
          color: 'text.primary',
          textDecoration: 'none !important',
          overflowWrap: 'anywhere',
        }}
      >
        <Box>
          <Typography component="h2" variant="h3">
            {job.title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {[job.employerName, jobPlace(job), choiceWords(EmploymentType, job.employmentType, t)]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        <Typography component="p" variant="subtitle1">
          {salaryWords(job)}
        </Typography>
        {(job.fit || job.application) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {job.application && <AppliedMark application={job.application} />}
            {job.fit && <BandChip band={job.fit.band} />}
          </Box>
        )}
        {reason && (
          <Typography variant="body2" color="text.secondary">
            {reason}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  );
}
