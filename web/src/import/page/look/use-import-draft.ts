import type { RowChoices } from "@creel/domain/import/rows/import-rows";
import type { SourceParts } from "@creel/domain/import/source/source-parts";
import type { StagedCatch } from "@creel/domain/import/staging/staged-catch";
import { useQueryClient } from "@tanstack/react-query";

import { readKnownLures, readKnownWaters } from "../../known-in-log.ts";
import { answerOf, askImport } from "../../read/ask-import.ts";
import type { Draft } from "../dry-run/use-staging.ts";
import { useImportContext } from "../parts/use-import-context.ts";

interface Drafting {
  parts: SourceParts;
  catches: readonly StagedCatch[];
  /** Whether these are what the worker has planned last. */
  arePlanned: boolean;
  choices?: RowChoices;
}

/** What a file becomes, as the server takes it, under ids that are the same for the same import. */
export function useDraft() {
  const queryClient = useQueryClient();
  const { timeZone } = useImportContext();
  return async (importId: string, { parts, catches, arePlanned, choices = {} }: Drafting): Promise<Draft> => {
    const waters = await readKnownWaters(queryClient, { parts, catches });
    const lures = parts.lures.length > 0 ? await readKnownLures(queryClient) : [];
    const sent = arePlanned ? null : catches;
    const known = { waters, lures, timeZone };
    const answer = answerOf(
      await askImport({ kind: "rows", importId, catches: sent, choices, ...known }),
      "rows",
    );
    return answer.made;
  };
}
