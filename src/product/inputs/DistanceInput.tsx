import TextField from '@mui/material/TextField';
import { useWatch } from 'react-hook-form';
import { kilometersOf, usesMiles, usualRadiusKm } from '../../../schemas/base/distance.ts';
import type { FieldInputProps } from '../../components/inputs/field/inputProps.ts';
import { useField } from '../../components/inputs/field/useField.ts';
import { useText } from '../../components/texts/useText.ts';
import { lengthWords } from '../../i18n/distanceWords.ts';

/** Distances to choose from, in miles and in kilometers. */
const milesOffered = [5, 10, 20, 30, 50, 75, 100, 200];
const kilometersOffered = [10, 20, 30, 50, 75, 100, 150, 300];

/**
 * How far from a job's place people may live, in miles where its country uses miles. A remote job has no such distance, so
 * nothing is asked.
 */
export function DistanceInput(props: FieldInputProps) {
  const t = useText();
  const { textField, value, onChange } = useField(props);
  const [country, workplaceType]: unknown[] = useWatch({ name: ['country', 'workplaceType'] });
  if (workplaceType === 'REMOTE') return null;
  const code = typeof country === 'string' ? country : null;
  const inMiles = usesMiles(code);
  const usual = usualRadiusKm(code);
  const offered = inMiles ? milesOffered.map(kilometersOf) : kilometersOffered;
  const chosen = typeof value === 'number' ? value : null;
  const lengths = [...new Set([...offered, ...(chosen === null ? [] : [chosen])])]
    .filter((km) => km !== usual || km === chosen)
    .toSorted((a, b) => a - b);
  const { slotProps, ...field } = textField;
  return (
    <TextField
      {...field}
      value={chosen ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      select
      slotProps={{ ...slotProps, inputLabel: { shrink: true }, select: { native: true } }}
    >
      <option value="">{t('{length}, as usual', { length: lengthWords(usual, inMiles) })}</option>
      {lengths.map((km) => (
        <option key={km} value={km}>
          {lengthWords(km, inMiles)}
        </option>
      ))}
    </TextField>
  );
}
