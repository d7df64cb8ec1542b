import Alert from '@mui/material/Alert';
import type { CandidateApplication } from '../../schemas/application.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { Rich } from '../../src/i18n/Rich.tsx';
import { t } from '../../src/i18n/t.ts';

/** Says to an applicant that the job does not go on while their application is not decided. */
export function JobStopped({
  application: { status, jobState, jobClosedAt },
}: {
  application: Pick<CandidateApplication, 'status' | 'jobState' | 'jobClosedAt'>;
}) {
  if (status !== 'ACTIVE' || jobState === 'OPEN') return null;
  return (
    <Alert severity="warning" icon={false}>
      {jobState === 'ON_HOLD' && t('The job is on hold. Your application is not decided.')}
      {jobState === 'CLOSED' &&
        (jobClosedAt === null ? (
          t('The job was closed. Your application is not decided.')
        ) : (
          <Rich
            text={t('The job was closed on <date></date>. Your application is not decided.')}
            tags={{ date: () => <DateText value={jobClosedAt} /> }}
          />
        ))}
    </Alert>
  );
}
