import { EditBase, Title, useEditContext, useRedirect } from 'react-admin';
import { type Job, JobFields } from '../../../schemas/job.ts';
import { draftKey, dropDraft } from '../../../src/client/drafts.ts';
import { Loaded } from '../../../src/components/states/Loaded.tsx';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useCurrentUser } from '../../../src/session/session.tsx';
import { useEditDraft } from '../../common/useEditDraft.ts';
import { WithDraft } from '../../common/WithDraft.tsx';
import { EditJobForm } from './EditJobForm.tsx';

/** Names the draft of what is changed of a job. */
const draftOf = ({ id }: Pick<Job, 'id'>) => `job:${id}`;

/** Changes what is written of a job. */
export function JobEdit() {
  const redirect = useRedirect();
  const email = useCurrentUser().data?.email ?? '';
  return (
    <EditBase<Job>
      resource="jobs"
      mutationMode="pessimistic"
      // The page itself says what is wrong.
      queryOptions={{ onError: () => {} }}
      mutationOptions={{
        onSuccess: (job) => {
          dropDraft(draftKey(email, draftOf(job)), window.localStorage);
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
        {(job) => <LoadedForm job={job} onCancel={() => redirect('show', 'jobs', job.id)} />}
      </Loaded>
    </>
  );
}

/** The form with what was typed of this job and not saved. */
function LoadedForm({ job, onCancel }: { job: Job; onCancel: () => void }) {
  const draft = useEditDraft({ form: draftOf(job), schema: JobFields, record: job });
  return (
    <WithDraft draft={draft}>
      <EditJobForm job={job} draft={draft.form} onCancel={onCancel} />
    </WithDraft>
  );
}
