import { importAnswerSchema } from "@creel/domain/import/import";
import { IMPORT_LIMITS, type NewImportRow, stagedRowsSchema } from "@creel/domain/import/import-row";

import { send } from "../../http/send.ts";

interface NewImport {
  id: string;
  kind: string;
  fileName: string;
}

/** The same id again changes nothing. */
export async function beginImport({ id, kind, fileName }: NewImport): Promise<void> {
  await send(
    { method: "PUT", path: `/imports/${id}`, body: { kind, file_name: fileName } },
    importAnswerSchema,
  );
}

/** In portions; a row at a position that was sent before takes its place. */
export async function putRows(
  id: string,
  rows: readonly NewImportRow[],
  onSent: (count: number) => void = () => {},
): Promise<void> {
  for (let from = 0; from < rows.length; from += IMPORT_LIMITS.rowsAtOnce) {
    const portion = rows.slice(from, from + IMPORT_LIMITS.rowsAtOnce);
    await send({ method: "PUT", path: `/imports/${id}/rows`, body: { rows: portion } }, stagedRowsSchema);
    onSent(from + portion.length);
  }
}
