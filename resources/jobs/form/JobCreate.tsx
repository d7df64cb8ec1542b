import { CreateBase, Title, useRedirect } from 'react-admin';
import type { Job } from '../../../schemas/job.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { EmployersCountry } from './EmployersCountry.tsx';
import { JobForm } from './JobForm.tsx';

/** Writes a new job. It is kept as a draft, and its page opens with the next step in sight. */
export function JobCreate() {
  const redirect = useRedirect();
  return (
    <CreateBase<Job>
      resource="jobs"
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: (job) => {
          notify(t('{job} is saved as a draft. Open it to get candidates.', { job: job.title }), {
            kind: 'success',
          });
          redirect('show', 'jobs', job.id);
        },
      }}
    >
      <Title title={t('New job')} preferenceKey={false} />
      <JobForm saveLabel={t('Save as draft')} onCancel={() => redirect('list', 'jobs')}>
        <EmployersCountry />
      </JobForm>
    </CreateBase>
  );
}
