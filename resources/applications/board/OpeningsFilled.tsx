import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Rejection } from '../../../schemas/application.ts';
import type { Job } from '../../../schemas/job.ts';
import { SchemaDialog } from '../../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { refreshApplications } from '../../common/refreshApplications.ts';

interface OpeningsFilledProps {
  job: Pick<Job, 'id' | 'title' | 'openings'>;
  /** How many still wait for an answer. */
  waiting: number;
}

/** Says that as many are hired as there are openings, and offers to close the job and answer everyone who waits. */
export function OpeningsFilled({ job, waiting }: OpeningsFilledProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { id, title, openings } = job;
  return (
    <>
      <Alert
        severity="success"
        sx={{ flexWrap: 'wrap' }}
        action={
          waiting > 0 && (
            <Button color="inherit" size="small" onClick={() => setAsking(true)}>
              {t(
                '{count, plural, one {Close the job and tell the other one} other {Close the job and tell the # others}}',
                { count: waiting },
              )}
            </Button>
          )
        }
      >
        {t('{count, plural, one {The opening is filled.} other {All # openings are filled.}}', {
          count: openings,
        })}
      </Alert>
      {asking && (
        <SchemaDialog
          title={t('Close {what}?', { what: title })}
          schema={Rejection}
          submitLabel={t('Close and reject')}
          destructive
          checksEarly
          onSubmit={async (body) => {
            await client.call('closeFilledJob', { params: { id }, body });
            setAsking(false);
            await refreshApplications(queryClient);
            notify(t('{job} is closed.', { job: title }), { kind: 'success' });
          }}
          onClose={() => setAsking(false)}
        >
          <Typography color="text.secondary">
            {t(
              '{count, plural, one {The job is closed as filled, and one application is rejected with your reason.} other {The job is closed as filled, and # applications are rejected with your reason.}} Offers that wait are withdrawn.',
              { count: waiting },
            )}
          </Typography>
        </SchemaDialog>
      )}
    </>
  );
}
