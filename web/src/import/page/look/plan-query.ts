import type { Choices, ImportContext } from "@creel/domain/import/plan/choices";
import type { WaypointUse } from "@creel/domain/import/rows/import-rows";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { answerOf, askImport } from "../../read/ask-import.ts";
import type { ImportAnswer } from "../../read/import-work.ts";

export type Planned = Extract<ImportAnswer, { kind: "planned" }>;

interface Asked {
  /** Of the file that is open. */
  key: number;
  sheet: number;
  choices: Choices;
  context: ImportContext;
  waypoints: WaypointUse;
}

/** What the lines become by these choices, as the worker says that has them. There may be a hundred thousand. */
export function planQuery({ key, sheet, choices, context, waypoints }: Asked) {
  return queryOptions({
    queryKey: ["import-plan", key, sheet, choices, context, waypoints],
    queryFn: async (): Promise<Planned> => {
      const answer = answerOf(
        await askImport({ kind: "plan", sheet, choices, context, waypoints }),
        "planned",
      );
      return answer;
    },
    networkMode: "always",
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
}
