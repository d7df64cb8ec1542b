import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AddedPersonForm } from '../../schemas/addedPerson.ts';
import { maxPerPage } from '../../schemas/calls/listQuery.ts';
import { daysToConsent } from '../../schemas/peopleBasis.ts';
import { fieldErrorsOf } from '../../src/client/apiError.ts';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { AppInputs } from '../../src/components/inputs/kinds/FieldInput.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { nameInputs } from '../../src/product/inputs/nameInputs.ts';
import { useServices } from '../../src/session/session.tsx';
import { addedKey } from './addedKey.ts';
import { ResumeOfForm } from './ResumeOfForm.tsx';

const special = { jobId: { render: (props: FieldInputProps) => <JobInput {...props} /> } };

/** Adds someone by hand, with their resume and who referred them; they are asked by mail. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [resume, setResume] = useState<File | null>(null);
  const [wrong, setWrong] = useState<string>();
  const choose = (file: File | null) => {
    setResume(file);
    setWrong(undefined);
  };
  return (
    <AppInputs value={nameInputs}>
      <SchemaDialog
        schema={AddedPersonForm}
        special={special}
        title={t('Add a person')}
        submitLabel={t('Add and ask')}
        maxWidth="sm"
        onSubmit={async (body) => {
          const added = await client.call('addPerson', { body, resume }).catch((error: unknown) => {
            setWrong(fieldErrorsOf(error)?.resume);
            throw error;
          });
          notify(t('{name} was asked by mail.', { name: added.candidateName }), { kind: 'success' });
          void queryClient.invalidateQueries({ queryKey: addedKey });
          onClose();
        }}
        onClose={onClose}
      >
        <Typography color="text.secondary">
          {t(
            'They get one mail, and decide. Until they accept only your company sees them; after {days} days without an answer they are erased.',
            { days: daysToConsent },
          )}
        </Typography>
        <ResumeOfForm file={resume} onChange={choose} wrong={wrong} onWrong={setWrong} />
      </SchemaDialog>
    </AppInputs>
  );
}

/** One of the recruiter's jobs, or none. */
function JobInput(props: FieldInputProps) {
  const { textField, onChange } = useField(props);
  const { client } = useServices();
  const { data: jobs = [] } = useQuery({
    queryKey: [...addedKey, 'jobs'],
    queryFn: ({ signal }) =>
      client.call('myJobs', { query: { perPage: maxPerPage, sort: 'updatedAt' }, signal }),
  });
  const going = jobs.filter(({ status }) => status !== 'CLOSED' && status !== 'ARCHIVED');
  return (
    <TextField
      {...textField}
      label={props.label}
      select
      fullWidth
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      slotProps={{ ...textField.slotProps, select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('No job')}</MenuItem>
      {going.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
}
