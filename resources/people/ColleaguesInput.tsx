import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Colleague } from '../../schemas/person.ts';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { t } from '../../src/i18n/t.ts';
import { useColleagues } from './useColleagues.ts';

/** Chooses colleagues by their names; their addresses are kept. */
export function ColleaguesInput(props: FieldInputProps) {
  const { id, value, onChange, onBlur, textField } = useField(props);
  const colleagues = useColleagues();
  const named: readonly unknown[] = Array.isArray(value) ? value : [];
  const { slotProps: _slots, value: _value, onChange: _change, id: _id, disabled, ...field } = textField;
  return (
    <Autocomplete<Colleague, true>
      multiple
      id={id}
      options={colleagues}
      value={colleagues.filter(({ recruiterEmail }) => named.includes(recruiterEmail))}
      disabled={disabled}
      noOptionsText={t('Nothing found.')}
      clearText={t('Clear')}
      openText={t('Show choices')}
      closeText={t('Close')}
      getOptionLabel={({ recruiterName }) => recruiterName}
      getOptionKey={({ recruiterEmail }) => recruiterEmail}
      isOptionEqualToValue={(one, other) => one.recruiterEmail === other.recruiterEmail}
      onChange={(_, chosen) => onChange(chosen.map(({ recruiterEmail }) => recruiterEmail))}
      onBlur={onBlur}
      renderInput={(params) => <TextField {...params} {...field} />}
    />
  );
}
