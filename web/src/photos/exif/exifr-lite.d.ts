/** The build for JPEG, HEIC and AVIF; the package has types only for the full one. */
declare module "exifr/dist/lite.esm.mjs" {
  export function parse(file: Blob, options: object): Promise<unknown>;
}
