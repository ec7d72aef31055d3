import { type ImportRows, importRows, type RowChoices } from "@creel/domain/import/rows/import-rows";
import type { KnownWater } from "@creel/domain/import/rows/row-context";
import type { StagedCatch } from "@creel/domain/import/staging/staged-catch";
import { v7 as uuidv7 } from "uuid";

import { clocks } from "../../read/clocks.ts";
import type { OpenedFile } from "./opened-file.ts";

interface Drafting {
  opened: Pick<OpenedFile, "source" | "ids">;
  catches: readonly StagedCatch[];
  choices: RowChoices;
  waters: readonly KnownWater[];
  timeZone: string;
}

/** What a file becomes, as the server takes it. */
export function draftRows({
  opened: { source, ids },
  catches,
  choices,
  waters,
  timeZone,
}: Drafting): ImportRows {
  const idOf = (key: string) => {
    const id = ids.get(key) ?? uuidv7();
    ids.set(key, id);
    return id;
  };
  return importRows({ parts: source, catches, choices, context: { waters, clocks, timeZone, idOf } });
}
