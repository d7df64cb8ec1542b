import { iso31661 } from 'iso-3166';
import { expect, test } from 'vitest';
import { countryCodes } from '../../schemas/base/countries.ts';
import { countryName } from '../../src/kit/placeWords.ts';

test('every country of ISO 3166-1 can be chosen, and nothing else', () => {
  const assigned = iso31661.flatMap(({ state, alpha2 }) => (state === 'assigned' ? [alpha2] : []));
  expect(countryCodes).toEqual(assigned.toSorted());
});

test('every country has a name in both languages', () => {
  const unnamed = countryCodes.filter((code) =>
    ['en', 'es'].some((locale) => countryName(code, locale) === code),
  );
  expect(unnamed).toEqual([]);
  expect(countryName('DE', 'es')).toBe('Alemania');
});
