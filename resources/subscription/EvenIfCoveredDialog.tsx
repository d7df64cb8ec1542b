import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { t } from '../../src/i18n/t.ts';

interface EvenIfCoveredDialogProps {
  open: boolean;
  confirmLabel: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks a recruiter whom the employer's plan covers whether they want to pay for one of their own all the same. */
export function EvenIfCoveredDialog(props: EvenIfCoveredDialogProps) {
  return (
    <ConfirmDialog {...props} title={t('Pay even though your employer does?')} cancelLabel={t('Do not pay')}>
      <Typography variant="body2">
        {t(
          "Your employer's plan covers you: everything your own plan unlocks is unlocked already. Paying for your own makes sense only if you want to keep it when your employer's ends.",
        )}
      </Typography>
    </ConfirmDialog>
  );
}
