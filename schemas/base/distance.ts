/** Distances as people read them: in miles where the country uses miles. */

/** Kilometers of a mile. */
const perMile = 1.609344;

const inMiles = new Set(['US', 'GB', 'LR', 'MM', 'PR']);

/** Whether people of a country tell distances in miles. @param country ISO 3166-1 code; null for one that is not known */
export const usesMiles = (country: string | null): boolean => country !== null && inMiles.has(country);

/** Whole miles. */
export const milesOf = (km: number): number => Math.round(km / perMile);

/** Whole kilometers. */
export const kilometersOf = (miles: number): number => Math.round(miles * perMile);

/** How far people go to work where a job does not say: 30 miles, or 50 km. In kilometers. */
export const usualRadiusKm = (country: string | null): number => (usesMiles(country) ? kilometersOf(30) : 50);
