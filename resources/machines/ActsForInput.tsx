import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { fullName } from '../../schemas/base/fullName.ts';
import { maxPerPage } from '../../schemas/calls/listQuery.ts';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';

const active = { status: 'ACTIVE' };

/** Whom a key acts for: the company, or one of its active recruiters. */
export function ActsForInput(props: FieldInputProps) {
  const { textField, onChange } = useField(props);
  const { client } = useServices();
  const { data: recruiters = [] } = useQuery({
    queryKey: ['machine-keys', 'recruiters'],
    queryFn: ({ signal }) =>
      client.call('myRecruiters', {
        query: { ...active, perPage: maxPerPage, sort: 'recruiterLastName', order: 'ASC' },
        signal,
      }),
  });
  return (
    <TextField
      {...textField}
      label={props.label}
      select
      fullWidth
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      slotProps={{
        ...textField.slotProps,
        select: { displayEmpty: true },
        inputLabel: { shrink: true },
      }}
    >
      <MenuItem value="">{t('The company')}</MenuItem>
      {recruiters.map(({ recruiterEmail, recruiterFirstName, recruiterLastName }) => (
        <MenuItem key={recruiterEmail} value={recruiterEmail}>
          {fullName(recruiterFirstName, recruiterLastName)}
        </MenuItem>
      ))}
    </TextField>
  );
}
