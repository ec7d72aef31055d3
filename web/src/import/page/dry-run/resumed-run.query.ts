import { IMPORT_VERDICTS, type ImportRow, type NewImportRow } from "@creel/domain/import/import-row";
import { queryOptions } from "@tanstack/react-query";

import * as calls from "../../send/api.ts";
import { IMPORTS_KEY } from "../../send/api.ts";
import { newRowSender } from "../../send/row-sender.ts";
import { readAllRows } from "./judged/read-all-rows.ts";
import type { Staged } from "./use-staging.ts";

/** What the server has of an import that this device has staged, held against the log once more. */
export function resumedRunQuery(id: string) {
  return queryOptions({
    queryKey: [...IMPORTS_KEY, "resumed", id],
    queryFn: async (): Promise<Staged> => {
      const compared = await calls.compareImport(id);
      const rows = (await readAllRows(id, IMPORT_VERDICTS)).map(asSent);
      const { kind, file_name: fileName } = compared.import;
      const sender = newRowSender({ file: { id, kind, fileName }, rows, calls });
      return { ...compared, draft: { rows, photos: [], gearPhotos: [], left: null }, sender, corrected: 0 };
    },
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

function asSent({ position, line, subject, fields, decision }: ImportRow): NewImportRow {
  return { position, line, subject, fields, decision };
}
