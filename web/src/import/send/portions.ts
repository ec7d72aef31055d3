import { IMPORT_LIMITS, type NewImportRow } from "@creel/domain/import/import-row";

/** In bytes; the rest of what a portion may weigh is for what stands around the rows. */
const MOST_BYTES = IMPORT_LIMITS.portionBytes * 0.9;

/** As many rows at once as the server takes, by their number and their size. */
export function portionsOf(rows: readonly NewImportRow[]): NewImportRow[][] {
  const encoder = new TextEncoder();
  const portions: NewImportRow[][] = [];
  let bytes = Infinity;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length + 1;
    const last = portions.at(-1);
    if (last && bytes + size <= MOST_BYTES && last.length < IMPORT_LIMITS.rowsAtOnce) {
      last.push(row);
      bytes += size;
    } else {
      portions.push([row]);
      bytes = size;
    }
  }
  return portions;
}
