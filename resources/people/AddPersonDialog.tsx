import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AddedPersonAnswer, AddedPersonForm } from '../../schemas/addedPerson.ts';
import { fullName } from '../../schemas/base/fullName.ts';
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
import { useGround } from './useGround.ts';

const special = { jobId: { render: (props: FieldInputProps) => <JobInput {...props} /> } };

/** Adds someone by hand, with their resume, who referred them and the job they are for. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [resume, setResume] = useState<File | null>(null);
  const [wrong, setWrong] = useState<string>();
  const { data: ground } = useGround();
  const asks = (ground?.basis ?? 'CONSENT') === 'CONSENT';
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
        submitLabel={asks ? t('Add and ask') : t('Add')}
        maxWidth="sm"
        onSubmit={async (body) => {
          const added = await client.call('addPerson', { body, resume }).catch((error: unknown) => {
            setWrong(fieldErrorsOf(error)?.resume);
            throw error;
          });
          tellAdded(added, fullName(body.candidateFirstName, body.candidateLastName));
          for (const queryKey of [addedKey, ['people'], ['jobs'], ['daily-candidates']])
            void queryClient.invalidateQueries({ queryKey });
          onClose();
        }}
        onClose={onClose}
      >
        <Typography color="text.secondary">
          {asks
            ? t(
                'They get one mail, and decide. Until they accept only your company sees them; after {days} days without an answer they are erased.',
                { days: daysToConsent },
              )
            : t('No mail goes out. They are among your people at once, and judged for your jobs.')}{' '}
          {t('Someone you know already stays one record: what is new joins it.')}
        </Typography>
        <ResumeOfForm file={resume} onChange={choose} wrong={wrong} onWrong={setWrong} />
      </SchemaDialog>
    </AppInputs>
  );
}

/** The outcome in words, for someone who is new and for someone whom the company knows. */
function outcomeWords({ outcome, person, differs }: AddedPersonAnswer, name: string): string {
  if (outcome === 'KNOWN') return t('You know {name} already, and nothing was new.', { name });
  if (outcome === 'JOINED')
    return differs.length > 0
      ? t(
          '{name} is among your people already. {count, plural, one {One value differs} other {# values differ}}: say above the list which is right.',
          { name, count: differs.length },
        )
      : t('{name} is among your people already. What is new joined the record.', { name });
  if (person?.basis !== 'CONSENT') return t('{name} is among your people now.', { name });
  return person.askedAt === null
    ? t('{name} is among your people and will be asked by mail.', { name })
    : t('{name} was asked by mail.', { name });
}

function tellAdded(answer: AddedPersonAnswer, name: string): void {
  notify(outcomeWords(answer, name), { kind: 'success' });
  const { considered } = answer;
  if (considered?.dailyCandidateId)
    notify(t('{name} is on the list of the job now.', { name }), { kind: 'success' });
  else if (considered?.reason)
    notify(t('{name} is not on the list of the job: {reason}', { name, reason: considered.reason }), {
      kind: 'error',
    });
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
