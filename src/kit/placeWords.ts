interface Place {
  city: string | null;
  state: string | null;
  country: string | null;
}

/**
 * The name of a country in a language, as the machine that asks knows it.
 *
 * @param code ISO 3166-1 alpha-2
 * @param locale as `Intl` takes it
 * @example countryName('DE', 'es') // 'Alemania'
 */
export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

/**
 * A place in one line: "Austin, TX", "Lisbon, Portugal". A state is known by its code where it is read, so the country is
 * named only where there is none.
 *
 * @returns an empty text where nothing is known
 */
export const placeWords = ({ city, state, country }: Place, locale: string): string =>
  [city, state ?? (country && countryName(country, locale))].filter(Boolean).join(', ');
