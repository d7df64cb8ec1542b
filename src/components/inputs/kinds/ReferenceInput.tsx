import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type RaRecord, useGetList, useGetOne, useGetRecordRepresentation } from 'react-admin';
import { useText } from '../../texts/useText.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

const page = { page: 1, perPage: 25 };

/** One record of another resource, found by typing; its id is kept. */
export function ReferenceInput(props: FieldInputProps) {
  const t = useText();
  const { id, value, onChange, onBlur, textField } = useField(props);
  const resource = props.field.ui.reference ?? '';
  const [typed, setTyped] = useState('');
  const represent = useGetRecordRepresentation(resource);
  const nameOf = (record: RaRecord) => String(represent(record));
  const isGiven = value !== null && value !== undefined && value !== '';
  const key = typeof value === 'number' ? value : String(value ?? '');
  const { data: current = null } = useGetOne<RaRecord>(resource, { id: key }, { enabled: isGiven });
  const { data: found = [], isPending } = useGetList<RaRecord>(resource, {
    filter: typed && (!current || typed !== nameOf(current)) ? { q: typed } : {},
    pagination: page,
    sort: { field: 'id', order: 'ASC' },
  });
  const shown = isGiven ? (found.find((record) => String(record.id) === String(value)) ?? current) : null;
  const { slotProps: _own, value: _value, onChange: _change, id: _id, disabled, ...field } = textField;
  return (
    <Autocomplete<RaRecord>
      id={id}
      value={shown}
      inputValue={typed}
      options={found}
      loading={isPending}
      disabled={disabled}
      loadingText={t('Loading…')}
      noOptionsText={t('Nothing found.')}
      clearText={t('Clear')}
      openText={t('Open')}
      closeText={t('Close')}
      getOptionLabel={nameOf}
      getOptionKey={(record) => record.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      // The data provider has searched already.
      filterOptions={(all) => all}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, record) => onChange(record?.id ?? null)}
      onBlur={onBlur}
      renderInput={(params) => <TextField {...params} {...field} />}
    />
  );
}
