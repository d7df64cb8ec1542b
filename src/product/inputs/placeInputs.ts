import type { InputTable } from '../../components/inputs/kinds/inputTable.ts';
import { CountryInput } from './CountryInput.tsx';

/** The inputs of records that have a place. */
export const placeInputs = {
  widgets: { country: CountryInput },
} satisfies Partial<InputTable>;
