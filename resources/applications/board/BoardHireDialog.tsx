import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type CandidateApplication, Rejection } from '../../../schemas/application.ts';
import type { Job } from '../../../schemas/job.ts';
import { SchemaDialog } from '../../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useNow } from '../../common/standing/useNow.ts';
import { hireFacts } from './hireFacts.ts';
import { MailsOfMove } from './MailsOfMove.tsx';

interface BoardHireDialogProps {
  application: CandidateApplication;
  job: Job;
  /** Everyone who applied for the job. */
  rows: readonly CandidateApplication[];
  onClose: () => void;
  onHire: (notify: boolean) => void;
}

/** The mail is the only question. */
const Hiring = Rejection.pick({ notify: true });

/** Asks before someone is hired, and says what hangs on it. Mount it when it should be seen. */
export function BoardHireDialog({ application, job, rows, onClose, onHire }: BoardHireDialogProps) {
  const now = useNow();
  const { id, candidateName: name } = application;
  return (
    <SchemaDialog
      title={t('Hire {name}?', { name })}
      schema={Hiring}
      submitLabel={t('Hire')}
      onSubmit={({ notify }) => onHire(notify)}
      onClose={onClose}
      below={<HireMails id={id} />}
    >
      <Typography>
        {t('{name} gets the job {job}, and sees that at once.', { name, job: job.title })}
      </Typography>
      {hireFacts(application, job, rows, now).map((fact) => (
        <Typography key={fact} color="text.secondary">
          {fact}
        </Typography>
      ))}
    </SchemaDialog>
  );
}

/** The e-mails of the hire, on demand; changing the answer takes them away again. */
function HireMails({ id }: { id: string }) {
  const notify: unknown = useWatch({ name: 'notify' });
  const [looked, setLooked] = useState<unknown>();
  if (looked !== undefined && looked === notify)
    return <MailsOfMove id={id} move={{ kind: 'hire', notify: notify === true }} />;
  return (
    <Button onClick={() => setLooked(notify)} sx={{ justifySelf: 'start' }}>
      {t('See the e-mail')}
    </Button>
  );
}
