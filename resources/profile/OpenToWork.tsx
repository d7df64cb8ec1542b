import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Candidate, CandidateFields } from '../../schemas/candidate.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { fieldOf } from '../../src/components/fields/field.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useChangeCandidate } from '../common/useOwnProfile.ts';

/** Whether one is picked for daily lists: takes effect at once, with the way back in the toast. */
export function OpenToWork({ candidate }: { candidate: Candidate }) {
  const change = useChangeCandidate(candidate);
  const [wanted, setWanted] = useState<boolean>();
  const field = fieldOf(CandidateFields, 'openToWork', t);
  const set = async (openToWork: boolean, isUndo = false) => {
    setWanted(openToWork);
    try {
      await change({ openToWork });
      const words = openToWork
        ? t('You are open to work.')
        : t('You are not picked for daily lists any more.');
      notify(words, { kind: 'success', undo: isUndo ? undefined : () => void set(!openToWork, true) });
    } catch (error) {
      notify(sentenceOf(error), { kind: 'error' });
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <Card component="section" aria-label={field.title} sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      <FormControlLabel
        labelPlacement="start"
        sx={{ m: 0, width: '100%', justifyContent: 'space-between', gap: 2 }}
        control={
          <Switch
            checked={wanted ?? candidate.openToWork}
            onChange={(_, checked) => void set(checked)}
            disabled={wanted !== undefined}
            slotProps={{ input: { 'aria-describedby': 'open-to-work-help' } }}
          />
        }
        label={
          <Typography component="span" variant="subtitle1">
            {field.title}
          </Typography>
        }
      />
      <Typography id="open-to-work-help" variant="body2" color="text.secondary">
        {field.help}
      </Typography>
    </Card>
  );
}
