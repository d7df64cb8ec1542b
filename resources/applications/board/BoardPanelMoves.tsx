import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Stage } from '../../../schemas/job.ts';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { t } from '../../../src/i18n/t.ts';
import { useNow } from '../../common/standing/useNow.ts';
import { isOfferWaiting } from '../../offers/offerWords.ts';

interface BoardPanelMovesProps {
  application: CandidateApplication;
  stages: readonly Stage[];
  onMove: (stage: Stage) => void;
  onReject: () => void;
}

/** Choose the stage, hire, reject. */
export function BoardPanelMoves({ application, stages, onMove, onReject }: BoardPanelMovesProps) {
  const now = useNow();
  const hired = stages.find(({ type }) => type === 'HIRED');
  const open = stages.filter((stage) => stage !== hired);
  const isKnown = open.some(({ id }) => id === application.stageId);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <TextField
        select
        label={t('Stage')}
        margin="none"
        value={isKnown ? application.stageId : ''}
        onChange={(event) => {
          const stage = open.find(({ id }) => id === event.target.value);
          if (stage) onMove(stage);
        }}
        sx={{ flex: '1 1 160px', width: 'auto' }}
      >
        {open.map((stage) => (
          <MenuItem key={stage.id} value={stage.id}>
            {stageWords(stage.name)}
          </MenuItem>
        ))}
      </TextField>
      {hired && !isOfferWaiting(application, now) && (
        <Button variant="contained" onClick={() => onMove(hired)}>
          {t('Hire')}
        </Button>
      )}
      <Button variant="outlined" color="error" onClick={onReject}>
        {t('Reject')}
      </Button>
    </Box>
  );
}
