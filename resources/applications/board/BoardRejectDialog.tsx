import Typography from '@mui/material/Typography';
import { Rejection } from '../../../schemas/application.ts';
import { SchemaDialog } from '../../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../../src/i18n/t.ts';

interface BoardRejectDialogProps {
  name: string;
  onClose: () => void;
  onReject: (reason: string, notify: boolean) => void;
}

/** Asks why someone is rejected and whether to mail them. Mount it when it should be seen. */
export const BoardRejectDialog = ({ name, onClose, onReject }: BoardRejectDialogProps) => (
  <SchemaDialog
    title={t('Reject {name}?', { name })}
    schema={Rejection}
    submitLabel={t('Reject')}
    destructive
    checksEarly
    onSubmit={({ reason, notify }) => onReject(reason, notify)}
    onClose={onClose}
  >
    <Typography color="text.secondary">
      {t('This ends the application. The candidate sees it, and your reason, at once.')}
    </Typography>
  </SchemaDialog>
);
