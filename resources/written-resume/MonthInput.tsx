import TextField from '@mui/material/TextField';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { t } from '../../src/i18n/t.ts';

/** A month, kept as YYYY-MM; browsers without a picker of months have it typed as MM/YYYY. */
export function MonthInput(props: FieldInputProps) {
  const { textField } = useField(props);
  return (
    <TextField
      {...textField}
      type="month"
      placeholder={t('MM/YYYY')}
      slotProps={{ ...textField.slotProps, inputLabel: { shrink: true } }}
    />
  );
}
