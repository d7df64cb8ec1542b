import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../src/components/forms/ConfirmDialog.tsx';
import { t } from '../../../src/i18n/t.ts';

/** As long as the API takes a reason. */
const maxReason = 1000;

interface BoardRejectDialogProps {
  name: string;
  onClose: () => void;
  onReject: (reason: string, notify: boolean) => void;
}

/** Asks why someone is rejected and whether to mail them. Mount it when it should be seen. */
export function BoardRejectDialog({ name, onClose, onReject }: BoardRejectDialogProps) {
  const [reason, setReason] = useState('');
  const [notify, setNotify] = useState(true);
  const written = reason.trim();
  const tooLong = written.length > maxReason;
  return (
    <ConfirmDialog
      open
      title={t('Reject {name}?', { name })}
      confirmLabel={t('Reject')}
      destructive
      disabled={written === '' || tooLong}
      onClose={onClose}
      onConfirm={() => onReject(written, notify)}
    >
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('This ends the application. The candidate sees it, and your reason, at once.')}
      </Typography>
      <TextField
        label={t('Reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        required
        autoFocus
        multiline
        minRows={3}
        maxRows={10}
        error={tooLong}
        helperText={
          tooLong
            ? t('A reason can have at most {count} characters.', { count: maxReason })
            : t('In your own words, as you would say it to them.')
        }
      />
      <FormControlLabel
        control={<Switch checked={notify} onChange={(_, checked) => setNotify(checked)} />}
        label={t('Send an e-mail')}
        sx={{ mt: 1 }}
      />
    </ConfirmDialog>
  );
}
