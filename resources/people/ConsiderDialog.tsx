import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { id } from '../../schemas/base/fields.ts';
import { maxPerPage } from '../../schemas/calls/listQuery.ts';
import { type Considered, type ConsiderForm, mostConsidered } from '../../schemas/considered.ts';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';

/** Whom to consider: at least one person by the id of their page, or everyone an import was about. */
export type Considering = { people: readonly string[] } | { importId: string };

type ConsiderDialogProps = Considering & { onClose: () => void };

/** The calls it takes: only so many people can be named in one. */
function bodiesOf(who: Considering): ConsiderForm[] {
  if ('importId' in who) return [{ importId: who.importId }];
  const bodies: ConsiderForm[] = [];
  for (let from = 0; from < who.people.length; from += mostConsidered)
    bodies.push({ people: who.people.slice(from, from + mostConsidered) });
  return bodies;
}

const Wanted = z.strictObject({ jobId: id.meta({ title: 'Job' }) });

/** Puts people of the company's own on the newest list of an open job. Mount it when it should be seen. */
export function ConsiderDialog({ onClose, ...who }: ConsiderDialogProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const consider = async ({ jobId }: z.output<typeof Wanted>) => {
    const answers: Considered[] = [];
    for (const body of bodiesOf(who))
      answers.push(...(await client.call('considerPeople', { params: { id: jobId }, body })));
    onClose();
    for (const queryKey of [['people'], ['jobs'], ['daily-candidates']])
      void queryClient.invalidateQueries({ queryKey });
    tell(answers);
  };
  return (
    <SchemaDialog
      title={
        'importId' in who
          ? t('Consider everyone of this import for a job')
          : t('{count, plural, one {Consider # person for a job} other {Consider # people for a job}}', {
              count: who.people.length,
            })
      }
      schema={Wanted}
      special={{ jobId: { render: OpenJobInput } }}
      submitLabel={t('Consider for this job')}
      onSubmit={consider}
      onClose={onClose}
    />
  );
}

/** Says how many are on the list, and of the others the reason. */
function tell(answers: readonly Considered[]): void {
  const listed = answers.filter(({ dailyCandidateId }) => dailyCandidateId !== null).length;
  if (listed > 0)
    notify(t('{count, plural, one {# person is} other {# people are}} on the list now.', { count: listed }), {
      kind: 'success',
    });
  for (const reason of new Set(answers.flatMap((one) => one.reason ?? []))) {
    const count = answers.filter((one) => one.reason === reason).length;
    notify(t('{count, plural, one {# person} other {# people}}: {reason}', { count, reason }), {
      kind: 'error',
    });
  }
}

/** One of the recruiter's open jobs. */
function OpenJobInput(props: FieldInputProps) {
  const { textField, onChange } = useField(props);
  const { client } = useServices();
  const { data: jobs = [] } = useQuery({
    queryKey: ['jobs', 'to-consider-for'],
    queryFn: ({ signal }) =>
      client.call('myJobs', { query: { perPage: maxPerPage, sort: 'updatedAt' }, signal }),
  });
  return (
    <TextField
      {...textField}
      label={props.label}
      select
      fullWidth
      helperText={t('They are judged by its criteria and stand on its newest list.')}
      onChange={({ target }) => onChange(target.value)}
    >
      {jobs
        .filter(({ status }) => status === 'OPEN')
        .map((job) => (
          <MenuItem key={job.id} value={job.id}>
            {job.title}
          </MenuItem>
        ))}
    </TextField>
  );
}
