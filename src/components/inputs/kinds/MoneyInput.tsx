import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormatLocale } from '../../texts/useFormatLocale.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';
import { groupDigits, readAmount } from './moneyText.ts';

/** The currency chosen in the same form, looked for under a name that ends in "currency". */
function useCurrency(): string | undefined {
  const { getValues } = useFormContext();
  const name = Object.keys(getValues()).find((key) => /currency$/i.test(key));
  const value: unknown = useWatch({ name: name ?? '', disabled: !name });
  return name && typeof value === 'string' ? value : undefined;
}

/** An amount in whole units. Digits are grouped once the field is left, so that the cursor never jumps. */
export function MoneyInput(props: FieldInputProps) {
  const { textField, value, onChange, onBlur } = useField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const currency = useCurrency();
  const locale = useFormatLocale();
  return (
    <TextField
      {...textField}
      value={typed ?? groupDigits(value, locale)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(readAmount(event.target.value));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
      autoComplete="off"
      slotProps={{
        htmlInput: { ...textField.slotProps.htmlInput, inputMode: props.field.whole ? 'numeric' : 'decimal' },
        input: currency
          ? { startAdornment: <InputAdornment position="start">{currency}</InputAdornment> }
          : undefined,
        inputLabel: currency ? { shrink: true } : {},
      }}
    />
  );
}
