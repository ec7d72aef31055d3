import { IMPORT_VERDICTS, type ImportVerdict } from "@creel/domain/import/import-row";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { IMPORTS_KEY } from "../../../send/api.ts";
import { readAllRows } from "./read-all-rows.ts";

/** All rows of a verdict, or of every one, at once: what the map shows. */
export function allRowsQuery(id: string, verdict: ImportVerdict | null) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, "rows", id, "all", verdict],
    queryFn: () => readAllRows(id, verdict === null ? IMPORT_VERDICTS : [verdict]),
    placeholderData: keepPreviousData,
  });
}
