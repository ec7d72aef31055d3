import type { ImportRow, ImportVerdict } from "@creel/domain/import/import-row";

import { readRows, type RowPage } from "../../../send/api.ts";

/** All rows of some verdicts, in the order of the file. @throws ApiError, NetworkError */
export async function readAllRows(id: string, verdicts: readonly ImportVerdict[]): Promise<ImportRow[]> {
  const found: ImportRow[] = [];
  const { signal } = new AbortController();
  for (const verdict of verdicts) {
    for (let after: number | null = 0; after !== null;) {
      const page: RowPage = await readRows(id, { after, verdict }, signal);
      found.push(...page.rows);
      after = page.next;
    }
  }
  return found.toSorted((one, other) => one.position - other.position);
}
