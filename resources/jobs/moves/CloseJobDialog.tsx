import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { JobClosing } from '../../../schemas/jobClosing.ts';
import { RadioInput } from '../../../src/components/inputs/kinds/RadioInput.tsx';
import { SchemaDialog } from '../../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import type { JobMoveRequest } from './jobMoves.ts';
import { waitingQuery } from './waitingQuery.ts';
import { isAnyoneWaiting, waitingWords } from './waitingWords.ts';

interface CloseJobDialogProps {
  /** Of the jobs that close. */
  ids: readonly string[];
  /** The subject of closing: a job's title, or "3 jobs". */
  what: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: (request: JobMoveRequest) => void;
}

/** The questions: the answer and the interviews only where someone waits. */
const reasonOnly = JobClosing.pick({ closeReason: true });
const withAnswer = JobClosing.pick({ closeReason: true, reason: true });

/** Asks why a job closes, names those who wait, and offers to answer them all. Mount it when it should be seen. */
export function CloseJobDialog({ ids, what, busy, onClose, onConfirm }: CloseJobDialogProps) {
  const { client } = useServices();
  const { data: waiting } = useQuery(waitingQuery(client, ids));
  const isWaitedFor = waiting !== undefined && waiting.applications > 0;
  const schema = isWaitedFor ? (waiting.interviews > 0 ? JobClosing : withAnswer) : reasonOnly;
  return (
    <SchemaDialog<typeof JobClosing | typeof withAnswer | typeof reasonOnly>
      // The questions are known once those who wait are counted.
      key={isWaitedFor ? 'answer' : 'reason'}
      title={t('Close {what}?', { what })}
      schema={schema}
      special={{
        closeReason: {
          render: RadioInput,
          label: ids.length === 1 ? t('Why does it close?') : t('Why do they close?'),
        },
      }}
      submitLabel={t('Close')}
      busy={busy}
      checksEarly
      onSubmit={(closing) => onConfirm({ status: 'CLOSED', ...closing })}
      onClose={onClose}
    >
      {waiting && isAnyoneWaiting(waiting) && (
        <Typography sx={{ fontWeight: 600 }}>{waitingWords(waiting)}</Typography>
      )}
      <Typography color="text.secondary">
        {waiting && isAnyoneWaiting(waiting)
          ? t(
              'No more candidates are picked. Everyone who waits hears that the job is closed, and can go on reading it.',
            )
          : t('No more candidates are picked. You can open the job again.')}
      </Typography>
    </SchemaDialog>
  );
}
