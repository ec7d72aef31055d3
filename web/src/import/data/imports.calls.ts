import {
  comparedImportSchema,
  type Import,
  importAnswerSchema,
  type UndoneImport,
  undoneImportSchema,
} from "@creel/domain/import/import";
import type { ImportRow, ImportVerdict } from "@creel/domain/import/import-row";

import { send } from "../../http/send.ts";
import { readImportRows } from "./imports.query.ts";

/** Holds the staged rows against the log. */
export function compareImport(id: string) {
  return send({ method: "POST", path: `/imports/${id}/compare` }, comparedImportSchema);
}

export async function commitImport(id: string): Promise<Import> {
  return (await send({ method: "POST", path: `/imports/${id}/commit` }, importAnswerSchema)).import;
}

/** One that was not committed is forgotten. */
export function undoImport(id: string): Promise<UndoneImport> {
  return send({ method: "DELETE", path: `/imports/${id}` }, undoneImportSchema);
}

/** All rows of some verdicts, in the order of the file. */
export async function readAllRows(id: string, verdicts: readonly ImportVerdict[]): Promise<ImportRow[]> {
  const found: ImportRow[] = [];
  for (const verdict of verdicts) {
    for (let after: number | null = 0; after !== null;) {
      const page: Awaited<ReturnType<typeof readImportRows>> = await readImportRows(id, { verdict, after });
      found.push(...page.rows);
      after = page.next;
    }
  }
  return found.toSorted((one, other) => one.position - other.position);
}
