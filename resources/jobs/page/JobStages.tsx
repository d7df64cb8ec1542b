import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Job } from '../../../schemas/job.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { t } from '../../../src/i18n/t.ts';

/** The steps of the job's pipeline, in order. */
export function JobStages({ job }: { job: Pick<Job, 'stages'> }) {
  return (
    <Card component="section" aria-labelledby="stages" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="stages" component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {t('Stages')}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}>
        {job.stages.map((stage) => (
          <li key={stage.id}>{stageWords(stage.name)}</li>
        ))}
      </Box>
    </Card>
  );
}
