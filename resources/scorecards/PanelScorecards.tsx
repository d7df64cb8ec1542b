import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CandidateApplication } from '../../schemas/application.ts';
import { type Job, matchedCriteria } from '../../schemas/job.ts';
import type { Scorecard, StageScorecards } from '../../schemas/scorecard.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { type CardStage, ScorecardDialog } from './ScorecardDialog.tsx';
import { StageCards } from './StageCards.tsx';
import { useScorecards } from './scorecardQueries.ts';

interface PanelScorecardsProps {
  application: Pick<CandidateApplication, 'id' | 'candidateName' | 'stageId' | 'status' | 'fit'>;
  job: Pick<Job, 'stages' | 'criteria' | 'proposedCriteria'>;
}

/**
 * The opinions of those who hire about an applicant by stage, and the way to give one's own.
 *
 * @example <PanelScorecards application={application} job={job} />
 */
export function PanelScorecards({ application, job }: PanelScorecardsProps) {
  const { data, error, refetch } = useScorecards(application.id);
  return (
    <Loaded
      value={data}
      error={error}
      onRetry={refetch}
      variant="list"
      rows={1}
      label={t('Loading the scorecards')}
    >
      {(stages) => <Told application={application} job={job} told={stages} />}
    </Loaded>
  );
}

/** Stages without cards so far, the applicant's own first. */
const untoldStages = (
  { stages }: PanelScorecardsProps['job'],
  current: string,
  told: readonly StageScorecards[],
): CardStage[] =>
  stages
    .filter(({ id, type }) => type !== 'HIRED' && !told.some(({ stageId }) => stageId === id))
    .sort((one, other) => Number(other.id === current) - Number(one.id === current));

interface Asking {
  stages: readonly [CardStage, ...CardStage[]];
  card?: Scorecard | undefined;
}

function Told({ application, job, told }: PanelScorecardsProps & { told: readonly StageScorecards[] }) {
  const { id, candidateName, stageId, status, fit } = application;
  const [asking, setAsking] = useState<Asking>();
  const isOpen = status === 'ACTIVE';
  const [first, ...rest] = untoldStages(job, stageId, told);
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      {told.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {told.map((one) => (
            <StageCards
              key={one.stageId}
              applicationId={id}
              told={one}
              results={fit?.criteria ?? []}
              onGive={
                isOpen && isStageOf(job, one.stageId)
                  ? (card) => setAsking({ stages: [{ id: one.stageId, name: one.stageName }], card })
                  : undefined
              }
            />
          ))}
        </Box>
      )}
      {told.length === 0 && !isOpen && (
        <Typography color="text.secondary">{t('No scorecard was given.')}</Typography>
      )}
      {isOpen && first && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          {told.length === 0 && (
            <Typography variant="body2" color="text.secondary">
              {t('Write down what you think of {name} before you hear the others.', { name: candidateName })}
            </Typography>
          )}
          <Button
            variant={first.id === stageId ? 'outlined' : 'text'}
            onClick={() => setAsking({ stages: [first, ...rest] })}
            sx={{ minHeight: 44, ...(first.id !== stageId && { ml: -1.25 }) }}
          >
            {first.id === stageId ? t('Give a scorecard') : t('Give a scorecard for another stage')}
          </Button>
        </Box>
      )}
      {asking && (
        <ScorecardDialog
          applicationId={id}
          name={candidateName}
          criteria={matchedCriteria(job).map(({ name }) => name)}
          {...asking}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Box>
  );
}

/** Cards of a stage that the job no longer has are read only. */
const isStageOf = ({ stages }: Pick<Job, 'stages'>, stageId: string) =>
  stages.some(({ id }) => id === stageId);
