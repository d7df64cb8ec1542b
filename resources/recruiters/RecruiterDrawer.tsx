import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link, useGetOne } from 'react-admin';
import { RecruiterStatus, RecruiterSummary } from '../../schemas/recruiter.ts';
import { fieldsBeside } from '../../src/components/fields/field.ts';
import { SchemaShow } from '../../src/components/schema/SchemaShow.tsx';
import { ErrorState } from '../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';
import { t } from '../../src/i18n/t.ts';
import { jobsOf, overdueJobsOf } from '../common/employerJobPaths.ts';
import { OwedAnswers } from '../common/standing/OwedAnswers.tsx';
import { WaitingMark } from '../common/waiting/WaitingMark.tsx';
import { RecruiterDecisions } from './RecruiterDecisions.tsx';
import { recruiterName, recruiterTones } from './recruiterMoves.ts';

interface RecruiterDrawerProps {
  /** Whose panel is open; undefined when none is. */
  email: string | undefined;
  onClose: () => void;
}

/** A recruiter beside the list: who, with which results, and the way to their jobs. */
export function RecruiterDrawer({ email, onClose }: RecruiterDrawerProps) {
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={email !== undefined}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: { xs: '100%', sm: 560 } } },
      }}
    >
      {email !== undefined && (
        <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3, minWidth: 0 }}>
          <Recruiter
            email={email}
            titleId={id}
            close={
              <IconButton aria-label={t('Close')} onClick={onClose} edge="end">
                <Close />
              </IconButton>
            }
          />
        </Box>
      )}
    </Drawer>
  );
}

interface RecruiterProps {
  email: string;
  titleId: string;
  close: ReactNode;
}

const results = [
  ['openJobsCount', () => t('Open jobs'), () => t('Open job')],
  ['dailyCandidatesCount', () => t('Picks'), () => t('Pick')],
  ['applicationsCount', () => t('Applications'), () => t('Application')],
  ['hiresCount', () => t('Hires'), () => t('Person hired')],
] as const;

/** Fields that other parts of the panel show, or that are the same for all. */
const elsewhere = [
  'id',
  'recruiterFirstName',
  'recruiterLastName',
  'employerName',
  'employerLeft',
  'status',
  ...results.map(([source]) => source),
  'answersOverdueCount',
  'answersDueCount',
  'oldestAnswerBy',
] as const satisfies readonly (keyof RecruiterSummary)[];

const about = fieldsBeside(RecruiterSummary, elsewhere);

function Recruiter({ email, titleId, close }: RecruiterProps) {
  const { data, error, refetch } = useGetOne<RecruiterSummary>('recruiters', { id: email });
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography id={titleId} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {data ? recruiterName(data) : email}
          </Typography>
          {data && <StatusChip value={data.status} schema={RecruiterStatus} tones={recruiterTones} />}
          {data && <WaitingMark about={data.recruiterEmail} />}
        </Box>
        {close}
      </Box>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <RecruiterDecisions recruiter={data} />
          </Box>
          <SchemaShow schema={RecruiterSummary} record={data} fields={about} onlyGiven />
          {data.status !== 'PENDING' && (
            <section aria-label={t('Promised answers')}>
              <Typography component="h3" variant="h4" sx={{ mb: 1 }}>
                {t('Promised answers')}
              </Typography>
              <OwedAnswers owed={data} to={overdueJobsOf(email)} />
            </section>
          )}
          <section aria-label={t('Results')}>
            <Typography component="h3" variant="h4" sx={{ mb: 1 }}>
              {t('Results')}
            </Typography>
            <Box
              component="dl"
              sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
            >
              {results.map(([source, many, one]) => (
                <div key={source}>
                  <Typography component="dt" variant="caption" color="text.secondary">
                    {data[source] === 1 ? one() : many()}
                  </Typography>
                  <Typography component="dd" variant="figure" sx={{ m: 0, display: 'block' }}>
                    {data[source]}
                  </Typography>
                </div>
              ))}
            </Box>
          </section>
          <Button component={Link} to={jobsOf(email)} variant="outlined" sx={{ justifySelf: 'start' }}>
            {t('All jobs of {name}', { name: recruiterName(data) })}
          </Button>
        </>
      ) : (
        <LoadingState variant="page" rows={5} label={t('Loading the recruiter')} />
      )}
    </>
  );
}
