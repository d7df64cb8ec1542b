import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { CreateBase, Title, useRedirect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Job } from '../../../schemas/job.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useCurrentUser } from '../../../src/session/session.tsx';
import { DraftNote } from '../../common/DraftNote.tsx';
import { useDraft } from '../../common/useDraft.ts';
import { BeforeWriting } from './BeforeWriting.tsx';
import { EmployersCountry } from './EmployersCountry.tsx';
import { JobForm } from './JobForm.tsx';

/** Writes a new job. It is kept as a draft, and its page opens with the next step in sight. */
export function JobCreate() {
  const redirect = useRedirect();
  const draft = useDraft({ email: useCurrentUser().data?.email ?? '', form: 'job' });
  const { keep, drop, values: broughtBack } = draft;
  const [title, setTitle] = useState(String(draft.values?.title ?? ''));
  const onType = useCallback(
    (values: FieldValues, changed: readonly string[]) => {
      // Text that is taken out again leaves nothing to bring back.
      if (changed.length > 0 || broughtBack) keep(values);
      else drop();
      setTitle(String(values.title ?? ''));
    },
    [keep, drop, broughtBack],
  );
  return (
    <CreateBase<Job>
      resource="jobs"
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: (job) => {
          draft.drop();
          notify(t('{job} is saved as a draft. Open it to get candidates.', { job: job.title }), {
            kind: 'success',
          });
          redirect('show', 'jobs', job.id);
        },
      }}
    >
      <Title title={t('New job')} preferenceKey={false} />
      <Box sx={{ display: 'grid', gap: 2, mb: 3, '&:empty': { display: 'none' } }}>
        <BeforeWriting title={title} />
        <DraftNote draft={draft} />
      </Box>
      <JobForm
        // Thrown away, the form begins empty again.
        key={draft.round}
        defaultValues={draft.values}
        saveLabel={t('Save as draft')}
        onType={onType}
        onLeave={draft.drop}
        onCancel={() => redirect('list', 'jobs')}
      >
        <EmployersCountry />
      </JobForm>
    </CreateBase>
  );
}
