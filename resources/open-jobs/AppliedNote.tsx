import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link, useCreatePath, useGetOne } from 'react-admin';
import type { CandidateApplication } from '../../schemas/application.ts';
import { stageWords } from '../../src/i18n/stageWords.ts';
import { type LazyText, t } from '../../src/i18n/t.ts';
import { answerPromise } from '../applications/answerPromise.ts';

interface AppliedNoteProps {
  id: string;
  status: CandidateApplication['status'];
  /** The application when it was sent just now. */
  sent: CandidateApplication | undefined;
}

const titles: Record<CandidateApplication['status'], LazyText> = {
  ACTIVE: () => t('You have applied'),
  HIRED: () => t('You were hired for this job'),
  REJECTED: () => t('Your application was not taken further'),
  WITHDRAWN: () => t('You withdrew your application'),
};

/** That one has applied, when the answer comes, and the way to see more; takes the focus when it is news. */
export function AppliedNote({ id, status, sent }: AppliedNoteProps) {
  const createPath = useCreatePath();
  const { data: loaded } = useGetOne<CandidateApplication>('applications', { id }, { enabled: !sent });
  const application = sent ?? loaded;
  const promise = application && answerPromise(application, new Date());
  const box = useRef<HTMLDivElement>(null);
  const isNews = sent !== undefined;
  useEffect(() => {
    // The button that had the focus is gone with the dialog.
    if (isNews) box.current?.focus();
  }, [isNews]);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="status"
      severity={status === 'ACTIVE' || status === 'HIRED' ? 'success' : 'info'}
      sx={{ outline: 'none' }}
    >
      <AlertTitle component="h2">{sent ? t('Your application is sent') : titles[status]()}</AlertTitle>
      {application && (
        <Typography variant="body2" component="p">
          {promise ? `${promise.words}.` : stageWords(application.stageName)}
        </Typography>
      )}
      <Link to={createPath({ resource: 'applications', type: 'list' })}>{t('See your applications')}</Link>
    </Alert>
  );
}
