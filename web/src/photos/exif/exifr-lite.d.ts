/** The build that reads JPEG, HEIC and AVIF; the package has types only for the whole. */
declare module "exifr/dist/lite.esm.mjs" {
  export function parse(file: Blob, options: object): Promise<unknown>;
}
