import { stringify } from "csv-stringify/sync";

export type CsvColumn<Key extends PropertyKey> = (Key & string) | { key: Key & string; header: string };

/**
 * Writes CSV as in RFC 4180, with a byte order mark, from which spreadsheets recognize UTF-8. A text that a spreadsheet
 * would take for a formula gets a leading apostrophe.
 * @param columns in output order
 */
export async function* writeCsv<Row extends object>(
  columns: readonly CsvColumn<keyof Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, void> {
  yield write(columns, [], true);
  for await (const batch of batches) yield write(columns, batch, false);
}

function write(columns: readonly CsvColumn<string>[], batch: readonly object[], isHead: boolean): string {
  return stringify([...batch], {
    bom: isHead,
    header: isHead,
    columns: [...columns],
    record_delimiter: "windows",
    quote_record_delimiter: true,
    escape_formulas: true,
  });
}
