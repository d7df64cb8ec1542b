import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CloseReason } from '../../../schemas/job.ts';
import { readField } from '../../../src/components/fields/field.ts';
import { ConfirmDialog } from '../../../src/components/forms/ConfirmDialog.tsx';
import { t } from '../../../src/i18n/t.ts';

interface CloseJobDialogProps {
  /** The subject of closing: a job's title, or "3 jobs". */
  what: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: (reason: CloseReason) => void;
}

/** Asks why a job closes, because closing cannot be undone. Mount it when it should be seen. */
export function CloseJobDialog({ what, busy, onClose, onConfirm }: CloseJobDialogProps) {
  const [reason, setReason] = useState<CloseReason | null>(null);
  const { choices, title } = readField(CloseReason);
  return (
    <ConfirmDialog
      open
      title={t('Close {what}?', { what })}
      confirmLabel={t('Close')}
      busy={busy}
      disabled={reason === null}
      onClose={onClose}
      onConfirm={() => reason && onConfirm(reason)}
    >
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('No more candidates are picked. A closed job can go back to draft, not straight to open.')}
      </Typography>
      <RadioGroup
        aria-label={title}
        value={reason ?? ''}
        onChange={(event) => setReason(CloseReason.parse(event.target.value))}
      >
        {choices.map((choice) => (
          <FormControlLabel key={choice.id} value={choice.id} control={<Radio />} label={choice.name} />
        ))}
      </RadioGroup>
    </ConfirmDialog>
  );
}
