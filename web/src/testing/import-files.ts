import type { Choices, ImportContext } from "@creel/domain/import/plan/choices";
import type { WaypointUse } from "@creel/domain/import/rows/import-rows";
import { makeZip } from "client-zip";

import { askImport } from "../import/read/ask-import.ts";
import type { ImportAnswer } from "../import/read/import-work.ts";
import type { ReadSource } from "../import/read/source/read-source.ts";

export const CONTEXT: ImportContext = {
  today: "2026-11-23",
  timeZone: "America/Chicago",
  species: [],
  lures: [],
  fields: [],
  places: [],
};

export const textFile = (text: string | Uint8Array<ArrayBuffer>, name = "file") => new File([text], name);
export const zipOf = async (entries: Record<string, string | Uint8Array<ArrayBuffer>>, name = "file.zip") => {
  const files = Object.entries(entries).map(([entry, input]) => ({ name: entry, input }));
  return new File([await new Response(makeZip(files)).blob()], name);
};

export async function open(...files: File[]): Promise<Extract<ImportAnswer, { kind: "opened" }>> {
  const answer = await askImport({ kind: "open", files });
  if (answer.kind !== "opened") throw new Error(JSON.stringify(answer));
  return answer;
}

/** Plans the import with these choices; the rest is guessed. */
export async function plan(
  choices: Choices = {},
  sheet = 0,
  waypoints: WaypointUse = "catches",
): Promise<Extract<ImportAnswer, { kind: "planned" }>> {
  const answer = await askImport({ kind: "plan", sheet, choices, context: CONTEXT, waypoints });
  if (answer.kind !== "planned") throw new Error(JSON.stringify(answer));
  return answer;
}

export const kindOf = async (file: File): Promise<ReadSource["kind"]> => (await open(file)).source.kind;
export const refusal = async (...files: File[]) => {
  const answer = await askImport({ kind: "open", files });
  return answer.kind === "refused" ? answer.code : answer.kind;
};
