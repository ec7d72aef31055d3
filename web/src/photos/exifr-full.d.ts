/** The package has types, but they bring those of Node into the app. */
declare module "exifr/dist/full.esm.mjs" {
  export function parse(file: Blob | ArrayBuffer, options: object): Promise<unknown>;
}
