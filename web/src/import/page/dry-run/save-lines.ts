import type { Import } from "@creel/domain/import/import";
import type { SourceTable } from "@creel/domain/import/source/source-table";

import { saveFile } from "../../../device/save-file.ts";
import { answerOf, askImport } from "../../read/ask-import.ts";
import { problemsOfRow } from "./judged/problems-of-row.ts";
import { readAllRows } from "./judged/read-all-rows.ts";

/**
 * The lines that stay out because of what is in them, as they were and with what is wrong, to be mended.
 *
 * @param sheet of the file that is open, or made of what was staged
 */
export async function saveLines(
  { id, file_name: fileName }: Import,
  sheet: number | SourceTable,
): Promise<void> {
  const rows = await readAllRows(id, ["incomplete", "refused"]);
  const problems = rows
    .filter(({ subject }) => subject === "catch")
    .map((row) => ({ line: row.line, problem: problemsOfRow(row).join(" ") }));
  const answer = answerOf(await askImport({ kind: "lines", sheet, problems }), "lines");
  const name = fileName.replace(/\.[^.]*$/, "");
  saveFile(`${name}-to-mend.csv`, new Blob([answer.csv], { type: "text/csv" }));
}
