import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { tagsQuery } from './personQuery.ts';

/** One tag: of those in use, or a new one. */
export function TagInput(props: FieldInputProps) {
  const { client } = useServices();
  const { data: inUse = [] } = useQuery(tagsQuery(client));
  const { textField, onChange } = useField(props);
  const { slotProps, value, ...text } = textField;
  return (
    <Autocomplete
      freeSolo
      fullWidth
      options={inUse.map(({ tag }) => tag)}
      inputValue={value.toString()}
      onInputChange={(_, typed) => onChange(typed === '' ? null : typed)}
      clearText={t('Clear')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={text.label}
          helperText={text.helperText}
          error={text.error}
          inputRef={text.inputRef}
          required={text.required}
        />
      )}
    />
  );
}
