import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldInputProps } from './inputProps.ts';
import { groupDigits, readAmount } from './moneyText.ts';

/** The currency chosen in the same form, looked for under a name that ends in "currency". */
function useCurrency(): string | undefined {
  const { getValues } = useFormContext();
  const name = Object.keys(getValues()).find((key) => /currency$/i.test(key));
  const value: unknown = useWatch({ name: name ?? '', disabled: !name });
  return name && typeof value === 'string' ? value : undefined;
}

/** An amount in whole units. Digits are grouped once the field is left, so that the cursor never jumps. */
export function MoneyInput({ source, field, label, helperText, disabled, autoFocus }: FieldInputProps) {
  const input = useInput<number | null>({ source, disabled, isRequired: field.required });
  const [typed, setTyped] = useState<string | null>(null);
  const currency = useCurrency();
  const { error, invalid } = input.fieldState;
  const kept: unknown = input.field.value;
  return (
    <TextField
      id={input.id}
      name={source}
      inputRef={input.field.ref}
      label={<FieldTitle label={label} source={source} isRequired={field.required} />}
      value={typed ?? groupDigits(kept)}
      onChange={(event) => {
        setTyped(event.target.value);
        input.field.onChange(readAmount(event.target.value));
      }}
      onBlur={() => {
        setTyped(null);
        input.field.onBlur();
      }}
      disabled={disabled}
      autoFocus={autoFocus}
      error={invalid}
      helperText={
        helperText !== false || invalid ? (
          <InputHelperText error={error?.message} helperText={helperText} />
        ) : undefined
      }
      slotProps={{
        htmlInput: { inputMode: 'numeric', 'aria-required': field.required || undefined },
        input: currency
          ? { startAdornment: <InputAdornment position="start">{currency}</InputAdornment> }
          : undefined,
        inputLabel: { shrink: currency ? true : undefined },
      }}
      fullWidth
    />
  );
}
