import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/**
 * Writes a copy for Brotli and one for gzip beside each file, so that the server does not compress while somebody waits.
 *
 * @param qualityOf returns the quality for Brotli, 0 to 11
 */
export async function compressFiles(files, qualityOf) {
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const [brotli, zipped] = await Promise.all([
        promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file) } }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, brotli);
      writeFileSync(`${file}.gz`, zipped);
    }),
  );
}
