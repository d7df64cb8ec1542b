import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { t } from '../../src/i18n/t.ts';
import { declineReasons, ownWords } from './declineReasons.ts';

interface DeclineDialogProps {
  open: boolean;
  jobTitle: string;
  employerName: string;
  busy: boolean;
  onDecline: (reason: string) => void;
  onClose: () => void;
}

/** The longest reason the API takes. */
const maxReason = 1000;

/** Asks why an invitation is declined; who would rather not say can say just that. */
export function DeclineDialog({
  open,
  jobTitle,
  employerName,
  busy,
  onDecline,
  onClose,
}: DeclineDialogProps) {
  const [chosen, setChosen] = useState('');
  const [words, setWords] = useState('');
  const labelId = useId();
  const reason = chosen === ownWords ? words.trim() : chosen;
  return (
    <ConfirmDialog
      open={open}
      title={t('Decline {job}?', { job: jobTitle })}
      confirmLabel={t('Decline')}
      busy={busy}
      disabled={reason === ''}
      onConfirm={() => onDecline(reason)}
      onClose={onClose}
    >
      <FormControl margin="none">
        <FormLabel id={labelId} sx={{ mb: 1 }}>
          {t('{employer} reads your reason. It helps them to suggest jobs that suit you better.', {
            employer: employerName,
          })}
        </FormLabel>
        <RadioGroup aria-labelledby={labelId} value={chosen} onChange={(_event, value) => setChosen(value)}>
          {declineReasons().map(({ sent, shown }) => (
            <FormControlLabel key={sent} value={sent} control={<Radio />} label={shown} />
          ))}
          <FormControlLabel value={ownWords} control={<Radio />} label={t('In my own words')} />
        </RadioGroup>
      </FormControl>
      {chosen === ownWords && (
        <TextField
          autoFocus
          multiline
          minRows={2}
          label={t('Your reason')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          slotProps={{ htmlInput: { maxLength: maxReason } }}
        />
      )}
    </ConfirmDialog>
  );
}
