import TextField from '@mui/material/TextField';
import { countryCodes } from '../../../schemas/base/countries.ts';
import type { FieldInputProps } from '../../components/inputs/field/inputProps.ts';
import { useField } from '../../components/inputs/field/useField.ts';
import { useFormatLocale } from '../../components/texts/useFormatLocale.ts';
import { useText } from '../../components/texts/useText.ts';
import { countryName } from '../../kit/placeWords.ts';

/** A country, in the browser's own list: it is found by typing, fits a phone, and is filled in by the browser. */
export function CountryInput(props: FieldInputProps) {
  const t = useText();
  const locale = useFormatLocale();
  const { textField } = useField(props);
  const { slotProps, ...field } = textField;
  const { compare } = new Intl.Collator(locale);
  const names = countryCodes
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((one, other) => compare(one.name, other.name));
  return (
    <TextField
      {...field}
      select
      slotProps={{
        ...slotProps,
        htmlInput: { ...slotProps.htmlInput, autoComplete: props.field.ui.autoComplete },
        inputLabel: { shrink: true },
        select: { native: true },
      }}
    >
      <option value="">{t('Not given')}</option>
      {names.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
