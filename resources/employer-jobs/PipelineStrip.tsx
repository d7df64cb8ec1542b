import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StageCount } from '../../schemas/employerJob.ts';
import { stageWords } from '../../src/i18n/stageWords.ts';
import { t } from '../../src/i18n/t.ts';

/** The further, the stronger; those who are hired have a colour of their own. */
const shadeOf = (index: number, stages: number) => 0.35 + (0.65 * index) / Math.max(1, stages - 1);

/** Where the people of a job are: a bar in parts as long as the stages are full, and the same in words. */
export function PipelineStrip({ pipeline }: { pipeline: readonly StageCount[] }) {
  const filled = pipeline
    .map((stage, index) => ({ ...stage, shade: shadeOf(index, pipeline.length) }))
    .filter(({ people }) => people > 0);
  if (filled.length === 0)
    return (
      <Typography component="span" variant="body2" color="text.secondary">
        {t('Nobody yet')}
      </Typography>
    );
  return (
    <Box component="span" sx={{ display: 'block', minWidth: { sm: 200 }, maxWidth: 420 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'flex', gap: '2px', height: 6, borderRadius: 3, overflow: 'hidden', mb: 0.5 }}
      >
        {filled.map(({ stageId, stageType, people, shade }) => (
          <Box
            component="span"
            key={stageId}
            sx={{
              flex: `${people} 0 4px`,
              bgcolor: stageType === 'HIRED' ? 'tone.positive.main' : 'tone.info.main',
              opacity: stageType === 'HIRED' ? 1 : shade,
            }}
          />
        ))}
      </Box>
      <Typography component="span" variant="body2" color="text.secondary">
        {filled
          .map(({ stageName, people }) =>
            t('{stage} {count}', { stage: stageWords(stageName), count: people }),
          )
          .join(' · ')}
      </Typography>
    </Box>
  );
}
