import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Scorecard, ScorecardFields } from '../../schemas/scorecard.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { stageWords } from '../../src/i18n/stageWords.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { RatingsInput } from './RatingsInput.tsx';
import { RecommendationInput } from './RecommendationInput.tsx';
import { refreshScorecards } from './scorecardQueries.ts';

/** A stage a card can be given for. */
export interface CardStage {
  id: string;
  name: string;
}

interface ScorecardDialogProps {
  applicationId: string;
  /** Of the candidate. */
  name: string;
  /** The stages to choose from, the proposed one first. */
  stages: readonly [CardStage, ...CardStage[]];
  /** Names of what the job asks for. */
  criteria: readonly string[];
  /** The reader's own card, to be changed. */
  card?: Scorecard | undefined;
  onClose: () => void;
}

const fieldsOf = ({ recommendation, ratings, strengths, concerns }: Scorecard) => ({
  ...{ recommendation, ratings },
  ...{ strengths, concerns },
});

/** Asks for someone's own opinion of an applicant. Mount it when it should be seen. */
export function ScorecardDialog({
  applicationId,
  name,
  stages,
  criteria,
  card,
  onClose,
}: ScorecardDialogProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [stageId, setStageId] = useState(stages[0].id);
  // A card keeps the words it was begun with, also those the job has given up.
  const rated = [...new Set([...criteria, ...(card?.ratings ?? []).map(({ criterion }) => criterion)])];
  const send = async (body: ScorecardFields) => {
    await client.call('giveScorecard', { params: { id: applicationId, stageId }, body });
    await refreshScorecards(queryClient);
    notify(t('Your scorecard is in.'), { kind: 'success' });
    onClose();
  };
  return (
    <SchemaDialog
      title={t('Your scorecard for {name}', { name })}
      schema={ScorecardFields}
      maxWidth="sm"
      fullScreen={isPhone}
      {...(card && { defaultValues: fieldsOf(card) })}
      special={{
        recommendation: { render: (props) => <RecommendationInput {...props} /> },
        ratings: {
          label: t('What you saw'),
          helperText: t('1 is a strong no, 4 a strong yes. Leave out what you did not see.'),
          render: (props) => (rated.length > 0 ? <RatingsInput {...props} criteria={rated} /> : null),
        },
      }}
      submitLabel={card ? t('Save') : t('Give scorecard')}
      onSubmit={send}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary">
        {t(
          'Your colleagues read it once they have given theirs. So does the candidate who downloads their data, without your name.',
        )}
      </Typography>
      {stages.length > 1 ? (
        <TextField
          select
          label={t('Stage')}
          value={stageId}
          onChange={({ target }) => setStageId(target.value)}
        >
          {stages.map((stage) => (
            <MenuItem key={stage.id} value={stage.id}>
              {stageWords(stage.name)}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <Typography variant="subtitle2" component="p">
          {t('Stage: {stage}', { stage: stageWords(stages[0].name) })}
        </Typography>
      )}
    </SchemaDialog>
  );
}
