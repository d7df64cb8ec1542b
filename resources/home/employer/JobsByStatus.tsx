import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { JobStatus } from '../../../schemas/job.ts';
import { StatusChip } from '../../../src/components/values/StatusChip.tsx';
import { t } from '../../../src/i18n/t.ts';
import { jobTones } from '../../jobs/jobTones.ts';

/** How many jobs are where in their life, each with its share as a bar. */
export function JobsByStatus({ counts }: { counts: Readonly<Partial<Record<JobStatus, number>>> }) {
  const all = JobStatus.options.map((status) => ({ status, count: counts[status] ?? 0 }));
  const most = Math.max(1, ...all.map(({ count }) => count));
  return (
    <Card component="section" aria-labelledby="jobs-by-status" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id="jobs-by-status" component="h3" variant="h3" sx={{ mb: 2 }}>
        {t('Jobs by status')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {all.map(({ status, count }) => (
          <Box key={status} sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5 }}>
            <dt>
              <StatusChip value={status} schema={JobStatus} tones={jobTones} />
            </dt>
            <Typography component="dd" variant="subtitle1" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {count}
            </Typography>
            <Box
              component="dd"
              aria-hidden
              sx={{ gridColumn: '1 / -1', m: 0, height: 6, borderRadius: 3, bgcolor: 'surface.sunken' }}
            >
              <Box
                sx={{
                  height: '100%',
                  width: `${(count / most) * 100}%`,
                  borderRadius: 3,
                  bgcolor: `tone.${jobTones[status]}.main`,
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
