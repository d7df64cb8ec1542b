import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useTypedNumber } from './useTypedNumber.ts';

/** The currency chosen in the same form, looked for under a name that ends in "currency". */
function useCurrency(): string | undefined {
  const { getValues } = useFormContext();
  const name = Object.keys(getValues()).find((key) => /currency$/i.test(key));
  const value: unknown = useWatch({ name: name ?? '', disabled: !name });
  return name && typeof value === 'string' ? value : undefined;
}

/** An amount in the currency chosen beside it. */
export function MoneyInput(props: FieldInputProps) {
  const currency = useCurrency();
  const textField = useTypedNumber(props, { currency });
  return (
    <TextField
      {...textField}
      slotProps={{
        ...textField.slotProps,
        ...(currency && {
          input: { startAdornment: <InputAdornment position="start">{currency}</InputAdornment> },
          inputLabel: { shrink: true },
        }),
      }}
    />
  );
}
