import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { t } from '../../../src/i18n/t.ts';

interface ListDialogProps {
  title: string;
  /** One or two sentences under the title. */
  text: string;
  children: ReactNode;
  onClose: () => void;
}

/** A dialog with a list and a way to add to it; each change is kept at once. Mount it when it should be seen. */
export function ListDialog({ title, text, children, onClose }: ListDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Typography color="text.secondary">{text}</Typography>
        {children}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
