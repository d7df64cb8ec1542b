import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { Stage } from '../../schemas/job.ts';
import { t } from '../../src/i18n/t.ts';
import { type StageStep, stagePath, stepWords } from './stagePath.ts';

interface StageStepsProps {
  application: CandidateApplication;
  /** The job's stages where they are known. */
  stages?: readonly Stage[] | undefined;
}

const colours: Record<StageStep['state'], string> = {
  done: 'primary.main',
  now: 'primary.main',
  next: 'divider',
};

/** How far an application has come: a bar in as many parts as there are stages, and the present one in words. */
export function StageSteps({ application, stages }: StageStepsProps) {
  const steps = stagePath(application, stages);
  const ended = application.status === 'REJECTED' || application.status === 'WITHDRAWN';
  if (ended) return null;
  return (
    <Box>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
        {stepWords(steps, stages !== undefined)}
      </Typography>
      <Box
        component="ol"
        aria-label={t('Stages')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', gap: 0.5 }}
      >
        {steps.map(({ name, state }) => (
          <Box
            component="li"
            key={name}
            aria-current={state === 'now' ? 'step' : undefined}
            sx={{ flex: '1 1 0', minWidth: 0 }}
          >
            <Box
              aria-hidden
              sx={{
                height: 6,
                borderRadius: 3,
                bgcolor: colours[state],
                opacity: state === 'done' ? 0.55 : 1,
              }}
            />
            <Typography
              variant="caption"
              sx={{
                // A phone has room for the present stage only, which is said above; it is still read out here.
                display: 'block',
                mt: 0.5,
                height: { xs: 0, sm: 'auto' },
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
                color: state === 'now' ? 'text.primary' : 'text.secondary',
                fontWeight: state === 'now' ? 600 : undefined,
              }}
            >
              {name}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
