import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { t } from '../../../src/i18n/t.ts';
import type { BoardMove } from './boardRules.ts';
import { MailsOfMove } from './MailsOfMove.tsx';

interface MoveMailDialogProps {
  /** Of the application. */
  id: string;
  name: string;
  move: BoardMove;
  onClose: () => void;
}

/** Shows the e-mail of a move that waits. Mount it when it should be seen. */
export function MoveMailDialog({ id, name, move, onClose }: MoveMailDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} variant="h3" component="h2">
        {t('The e-mail to {name}', { name })}
      </DialogTitle>
      <DialogContent>
        <MailsOfMove id={id} move={move} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} autoFocus>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
