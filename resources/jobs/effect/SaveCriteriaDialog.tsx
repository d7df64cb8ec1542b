import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { CriteriaChange } from '../../../schemas/criteriaEffect.ts';
import { t } from '../../../src/i18n/t.ts';
import { CriteriaDifference } from './CriteriaDifference.tsx';
import { useCriteriaEffect } from './useCriteriaEffect.ts';

interface SaveCriteriaDialogProps {
  jobId: string;
  change: CriteriaChange;
  /** Names the way back; "Cancel" by default. */
  cancelLabel?: string;
  onSave: () => void;
  onClose: () => void;
}

/** Shows whom other criteria would move before they are saved; lists that were made stay as they are. */
export function SaveCriteriaDialog({
  jobId,
  change,
  cancelLabel = t('Cancel'),
  onSave,
  onClose,
}: SaveCriteriaDialogProps) {
  const id = useId();
  const difference = useCriteriaEffect(jobId, change);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} variant="h3" component="h2">
        {t('Save these criteria?')}
      </DialogTitle>
      <DialogContent>
        <CriteriaDifference {...difference} />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {t('Lists that are made stay as they are. The next one follows the new criteria.')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{cancelLabel}</Button>
        <Button variant="contained" onClick={onSave}>
          {t('Save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
