import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { visuallyHidden } from '@mui/utils';
import type { Candidate } from '../../schemas/candidate.ts';
import { AppLooks } from '../../src/components/schema/values.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { t } from '../../src/i18n/t.ts';
import { productLooks } from '../../src/product/values/productLooks.tsx';
import { useOwnProfile } from '../common/useOwnProfile.ts';
import { useResumeChecked } from '../common/useResumeChecked.ts';
import { ReadFacts } from '../resume-facts/ReadFacts.tsx';
import { useReading } from '../resume-facts/useReading.ts';
import { GoOn, useGoOn } from './GoOn.tsx';
import { registrations } from './registrations.ts';
import { StepFrame } from './StepFrame.tsx';
import { stepCount } from './stepCount.ts';

const count = stepCount('CANDIDATE', registrations.CANDIDATE.steps.length);

/** The facts read from the resume, once the account is there. One press leads on, whether they were looked at or not. */
export function ReadStep() {
  const leave = useGoOn();
  const { profile, error } = useOwnProfile();
  const candidate = profile && 'candidateEmail' in profile ? profile : undefined;
  const { markChecked } = useResumeChecked(candidate);
  // Someone who is signed in as something else has nothing to see here.
  if (profile && !candidate) return <GoOn />;
  const goOn = () => {
    markChecked();
    leave();
  };
  return (
    <StepFrame
      title={t('This is what we read')}
      text={t(
        'Your account is there. Jobs are matched on this: correct what is wrong now, or later in your profile.',
      )}
      at={count}
      of={count}
    >
      {candidate ? (
        <AppLooks value={productLooks}>
          <NothingRead candidate={candidate} />
          <Card sx={{ px: 2, py: 0.5 }}>
            <Box component="h2" sx={visuallyHidden}>
              {t('Read from your resume')}
            </Box>
            <ReadFacts candidate={candidate} />
          </Card>
        </AppLooks>
      ) : (
        !error && !profile && <LoadingState variant="list" label={t('Reading your resume')} />
      )}
      {/* Stays in sight, however much was read: nobody has to look through it. */}
      <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, py: 1.5, bgcolor: 'background.default' }}>
        <Button variant="contained" size="large" fullWidth onClick={goOn}>
          {t('Continue')}
        </Button>
      </Box>
    </StepFrame>
  );
}

/** Says what to do where the resume gave nothing to match by. */
function NothingRead({ candidate }: { candidate: Candidate }) {
  const { reading } = useReading(candidate);
  if (!reading || reading.positions.length > 0 || reading.education.length > 0) return null;
  return (
    <Alert severity="info">
      {t(
        'We could not read a position or a degree from your resume. Add the latest one below, so that jobs can be matched with it.',
      )}
    </Alert>
  );
}
