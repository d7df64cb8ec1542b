import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-admin';
import type { DailyCandidateDetails } from '../../../schemas/dailyCandidate.ts';
import { t } from '../../../src/i18n/t.ts';
import { summaryWords } from '../../../src/product/match/summaryWords.ts';
import { useDailyPath } from '../../common/standing/useDailyPath.ts';

/** Other jobs of the same recruiter whose lists hold this candidate. */
export function OtherJobs({ jobs }: { jobs: DailyCandidateDetails['otherJobs'] }) {
  const pathOf = useDailyPath();
  const id = useId();
  if (jobs.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id={id} component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {t('Fits these jobs too')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {jobs.map((job) => (
          <Box component="li" key={job.dailyCandidateId} sx={{ overflowWrap: 'anywhere' }}>
            <Link to={pathOf(job.id, job.dailyCandidateId)}>{job.title}</Link>
            <Typography variant="body2" color="text.secondary">
              {summaryWords(job.summary)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
