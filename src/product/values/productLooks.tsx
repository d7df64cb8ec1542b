import type { LookTable, ValueProps } from '../../components/schema/values.tsx';
import { useFormatLocale } from '../../components/texts/useFormatLocale.ts';
import { countryName } from '../../kit/placeWords.ts';

const Country = ({ value }: ValueProps) => <>{countryName(String(value), useFormatLocale())}</>;

/** The looks of widgets that only this product's schemas name. */
export const productLooks = { widgets: { country: Country } } satisfies Partial<LookTable>;
