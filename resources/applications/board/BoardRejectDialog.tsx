import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Rejection } from '../../../schemas/application.ts';
import { SchemaDialog } from '../../../src/components/schema/SchemaDialog.tsx';
import { listWords } from '../../../src/i18n/listWords.ts';
import { t } from '../../../src/i18n/t.ts';
import { MailsOfMove } from './MailsOfMove.tsx';

interface BoardRejectDialogProps {
  /** Of the application; of the first of several. */
  id: string;
  /** Of all who are rejected. */
  names: readonly string[];
  onClose: () => void;
  onReject: (reason: string, notify: boolean) => void;
}

/** Asks why someone is rejected and whether to mail them. Mount it when it should be seen. */
export const BoardRejectDialog = ({ id, names, onClose, onReject }: BoardRejectDialogProps) => (
  <SchemaDialog
    title={
      names.length === 1
        ? t('Reject {name}?', { name: names[0] ?? '' })
        : t('{count, plural, one {Reject # person?} other {Reject # people?}}', { count: names.length })
    }
    schema={Rejection}
    submitLabel={t('Reject')}
    destructive
    checksEarly
    onSubmit={({ reason, notify }) => onReject(reason, notify)}
    onClose={onClose}
    below={<RejectionMails id={id} />}
  >
    <Typography color="text.secondary">
      {names.length === 1
        ? t('This ends the application. The candidate sees it, and your reason, at once.')
        : t('This ends the applications of {names}. Each sees it, and your reason, at once.', {
            names: listWords(names),
          })}
    </Typography>
  </SchemaDialog>
);

/** The e-mails of the rejection as it is filled in, on demand; whatever is changed takes them away again. */
function RejectionMails({ id }: { id: string }) {
  const [reason, notify]: unknown[] = useWatch({ name: ['reason', 'notify'] });
  const written = Rejection.safeParse({ reason, notify }).data;
  const [looked, setLooked] = useState<typeof written>();
  if (written && looked?.reason === written.reason && looked.notify === written.notify)
    return <MailsOfMove id={id} move={{ kind: 'reject', ...written }} />;
  return (
    <Button disabled={!written} onClick={() => setLooked(written)} sx={{ justifySelf: 'start' }}>
      {t('See the e-mail')}
    </Button>
  );
}
