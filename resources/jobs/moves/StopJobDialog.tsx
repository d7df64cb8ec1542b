import type { JobWaiting } from '../../../schemas/jobClosing.ts';
import { ConfirmDialog } from '../../../src/components/forms/ConfirmDialog.tsx';
import { t } from '../../../src/i18n/t.ts';
import { waitingWords } from './waitingWords.ts';

interface StopJobDialogProps {
  to: 'ON_HOLD' | 'ARCHIVED';
  /** The subject: a job's title, or "3 jobs". */
  what: string;
  waiting: JobWaiting;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Names those who wait before a job is put on hold or away. Mount it when it should be seen. */
export const StopJobDialog = ({ to, what, waiting, busy, onClose, onConfirm }: StopJobDialogProps) => (
  <ConfirmDialog
    open
    title={to === 'ON_HOLD' ? t('Put {what} on hold?', { what }) : t('Archive {what}?', { what })}
    confirmLabel={to === 'ON_HOLD' ? t('Put on hold') : t('Archive')}
    busy={busy}
    onClose={onClose}
    onConfirm={onConfirm}
  >
    {waitingWords(waiting)}{' '}
    {to === 'ON_HOLD'
      ? t('They hear that the job is on hold. Interviews, offers and promised answers stay as they are.')
      : t('They know that the job is closed. Their applications stay undecided until you answer them.')}
  </ConfirmDialog>
);
