import { EditBase, Title, useEditContext, useRedirect } from 'react-admin';
import type { Job } from '../../../schemas/job.ts';
import { Loaded } from '../../../src/components/states/Loaded.tsx';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { EditJobForm } from './EditJobForm.tsx';

/** Changes what is written of a job. */
export function JobEdit() {
  const redirect = useRedirect();
  return (
    <EditBase<Job>
      resource="jobs"
      mutationMode="pessimistic"
      // The page itself says what is wrong.
      queryOptions={{ onError: () => {} }}
      mutationOptions={{
        onSuccess: (job) => {
          notify(t('{name} is saved.', { name: job.title }), { kind: 'success' });
          redirect('show', 'jobs', job.id);
        },
      }}
    >
      <JobEditView />
    </EditBase>
  );
}

function JobEditView() {
  const { record, error, refetch } = useEditContext<Job>();
  const redirect = useRedirect();
  return (
    <>
      <Title title={record ? t('Edit {job}', { job: record.title }) : t('Edit job')} preferenceKey={false} />
      <Loaded
        value={record}
        error={error}
        onRetry={refetch}
        variant="page"
        rows={10}
        label={t('Loading the job')}
      >
        {(job) => <EditJobForm job={job} onCancel={() => redirect('show', 'jobs', job.id)} />}
      </Loaded>
    </>
  );
}
