import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useText } from '../texts/useText.ts';

interface ConfirmDialogProps {
  open: boolean;
  /** The question, naming what it is about. */
  title: string;
  /** The consequences, and fields of the decision if it takes any. */
  children?: ReactNode;
  /** Names the act, "Delete job" and not "Yes". */
  confirmLabel: string;
  cancelLabel?: string;
  /** For what cannot be undone. */
  destructive?: boolean;
  /** While the act is being done; the dialog then stays. */
  busy?: boolean;
  /** While the decision lacks something. */
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks before something that is hard to take back. Escape and "Cancel" leave everything as it is.
 *
 * @example
 * <ConfirmDialog open={isAsked} title="Delete “Rye”?" confirmLabel="Delete bread" destructive onConfirm={remove} onClose={close}>
 *   Orders of it stay.
 * </ConfirmDialog>
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  destructive = false,
  busy = false,
  disabled = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useText();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`} variant="h3" component="h2">
        {title}
      </DialogTitle>
      {children && <DialogContent id={`${id}-text`}>{children}</DialogContent>}
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={busy}>
          {cancelLabel ?? t('Cancel')}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={busy}
          disabled={disabled}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
