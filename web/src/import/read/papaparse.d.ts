/** The package has no types, and those of others bring Node into the app. */
declare module "papaparse" {
  interface Parsed {
    data: string[][];
    errors: { type: "Quotes" | "Delimiter" | "FieldMismatch" }[];
    meta: { delimiter: string };
  }
  const papaparse: { parse: (text: string, options: { delimiter: string }) => Parsed };
  export default papaparse;
}
