import { usesMiles } from '../../../schemas/base/distance.ts';
import type { LookTable, ValueProps } from '../../components/schema/values.tsx';
import { useFormatLocale } from '../../components/texts/useFormatLocale.ts';
import { lengthWords } from '../../i18n/distanceWords.ts';
import { countryName } from '../../kit/placeWords.ts';

const Country = ({ value }: ValueProps) => <>{countryName(String(value), useFormatLocale())}</>;

/** A distance in the units of the country in the same record. */
function Distance({ value, record }: ValueProps) {
  const { country } = record as { country?: unknown };
  return <>{lengthWords(Number(value), usesMiles(typeof country === 'string' ? country : null))}</>;
}

/** The looks of widgets that only this product's schemas name. */
export const productLooks = {
  widgets: { country: Country, distance: Distance },
} satisfies Partial<LookTable>;
