import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { t } from '../../src/i18n/t.ts';

/** Places one below the other as they are typed: each has a comma in it, so a comma parts none. */
export function PlacesInput(props: FieldInputProps) {
  const { id, value, onChange, onBlur, textField } = useField(props);
  const { slotProps: _slots, value: _value, onChange: _change, id: _id, disabled, ...field } = textField;
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      // A place that was typed and not added yet is meant all the same.
      autoSelect
      id={id}
      options={[]}
      value={Array.isArray(value) ? value.map(String) : []}
      disabled={disabled}
      clearText={t('Clear')}
      onChange={(_, chosen) => onChange([...new Set(chosen.map((place) => place.trim()).filter(Boolean))])}
      onBlur={onBlur}
      renderInput={(params) => <TextField {...params} {...field} />}
    />
  );
}
