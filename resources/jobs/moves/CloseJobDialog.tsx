import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { CloseReason } from '../../../schemas/job.ts';
import { RadioInput } from '../../../src/components/inputs/kinds/RadioInput.tsx';
import { SchemaDialog } from '../../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../../src/i18n/t.ts';

interface CloseJobDialogProps {
  /** The subject of closing: a job's title, or "3 jobs". */
  what: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: (reason: CloseReason) => void;
}

const Closing = z.object({ closeReason: CloseReason });

/** Asks why a job closes, because closing cannot be undone. Mount it when it should be seen. */
export const CloseJobDialog = ({ what, busy, onClose, onConfirm }: CloseJobDialogProps) => (
  <SchemaDialog
    title={t('Close {what}?', { what })}
    schema={Closing}
    special={{ closeReason: { render: RadioInput, labelHidden: true } }}
    submitLabel={t('Close')}
    busy={busy}
    checksEarly
    onSubmit={({ closeReason }) => onConfirm(closeReason)}
    onClose={onClose}
  >
    <Typography color="text.secondary">
      {t('No more candidates are picked. A closed job can go back to draft, not straight to open.')}
    </Typography>
  </SchemaDialog>
);
