import { importRows, type RowChoices } from "@creel/domain/import/rows/import-rows";
import type { SourceParts } from "@creel/domain/import/source/source-parts";
import type { StagedCatch } from "@creel/domain/import/staging/staged-catch";
import { useQueryClient } from "@tanstack/react-query";

import { readRowContext } from "../../send/row-context.ts";
import type { Draft } from "../dry-run/use-staging.ts";
import { useImportLog } from "../log/import-log.ts";

interface Drafting {
  parts: SourceParts;
  catches: readonly StagedCatch[];
  choices?: RowChoices;
}

/** What a file becomes, as the server takes it, under ids that are the same for the same import. */
export function useDraft() {
  const queryClient = useQueryClient();
  const { context } = useImportLog();
  return async (importId: string, { parts, catches, choices = {} }: Drafting): Promise<Draft> => {
    const known = await readRowContext(queryClient, { importId, parts, catches }, context);
    return importRows({ parts, catches, choices, context: known });
  };
}
