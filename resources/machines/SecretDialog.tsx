import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { t } from '../../src/i18n/t.ts';
import { SecretOnce } from './SecretOnce.tsx';

interface SecretDialogProps {
  title: string;
  label: string;
  secret: string;
  onClose: () => void;
}

/** Shows a secret once. Closed by its button alone: a click beside it would lose the secret for good. */
export function SecretDialog({ title, label, secret, onClose }: SecretDialogProps) {
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <SecretOnce label={label} secret={secret} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          {t('I have copied it')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
