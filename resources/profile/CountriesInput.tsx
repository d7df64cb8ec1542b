import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { countryCodes } from '../../schemas/base/countries.ts';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { useFormatLocale } from '../../src/components/texts/useFormatLocale.ts';
import { t } from '../../src/i18n/t.ts';
import { countryName } from '../../src/kit/placeWords.ts';

/** Chooses countries by their names; their codes are kept. */
export function CountriesInput(props: FieldInputProps) {
  const locale = useFormatLocale();
  const { id, value, onChange, onBlur, textField } = useField(props);
  const { compare } = new Intl.Collator(locale);
  const nameOf = (code: string) => countryName(code, locale);
  const { slotProps: _slots, value: _value, onChange: _change, id: _id, disabled, ...field } = textField;
  return (
    <Autocomplete<string, true>
      multiple
      id={id}
      options={countryCodes.toSorted((one, other) => compare(nameOf(one), nameOf(other)))}
      value={Array.isArray(value) ? value.map(String) : []}
      disabled={disabled}
      noOptionsText={t('Nothing found.')}
      clearText={t('Clear')}
      openText={t('Show choices')}
      closeText={t('Close')}
      getOptionLabel={nameOf}
      getOptionKey={(code) => code}
      onChange={(_, chosen) => onChange(chosen)}
      onBlur={onBlur}
      renderInput={(params) => <TextField {...params} {...field} />}
    />
  );
}
