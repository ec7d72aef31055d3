import type { Import } from "@creel/domain/import/import";

import { saveFile } from "../../../device/save-file.ts";
import { askImport } from "../../read/ask-import.ts";
import { problemsOfRow } from "./problems-of-row.ts";
import { readAllRows } from "./read-all-rows.ts";

/** The lines that stay out because of what is in them, as they were and with what is wrong, to be mended. */
export async function saveLines({ id, file_name: fileName }: Import, sheet: number): Promise<void> {
  const rows = await readAllRows(id, ["incomplete", "refused"]);
  const problems = rows
    .filter(({ subject }) => subject === "catch")
    .map((row) => ({ line: row.line, problem: problemsOfRow(row).join(" ") }));
  const answer = await askImport({ kind: "lines", sheet, problems });
  if (answer.kind !== "lines") throw new Error(`An answer to another question: ${answer.kind}`);
  const name = fileName.replace(/\.[^.]*$/, "");
  saveFile(`${name}-to-mend.csv`, new Blob([answer.csv], { type: "text/csv" }));
}
