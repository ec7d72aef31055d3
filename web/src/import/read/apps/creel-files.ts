import { NO_RECORDS } from "@creel/domain/import/source/source-parts";

import { listAt, parseJson } from "../source/json.ts";
import { newSource, type ReadSource } from "../source/read-source.ts";
import type { OpenZip } from "../zip/open-zip.ts";

/** The archive of another Creel, or of this one. */
export function isCreelArchive({ names }: Pick<OpenZip, "names">): boolean {
  return names.includes("profile.json") && names.includes("catches.json");
}

export async function readCreelArchive(zip: OpenZip): Promise<ReadSource> {
  const list = async (file: string, name = file) =>
    zip.names.includes(`${file}.json`) ? listAt(parseJson(await zip.readText(`${file}.json`)), name) : [];
  return newSource("creel_archive", {
    records: {
      ...NO_RECORDS,
      catches: await list("catches"),
      trips: await list("trips"),
      waters: await list("waters"),
      gear: await list("gear"),
      fields: await list("fields"),
      questions: await list("questions"),
      mergedGear: await list("merged-gear", "merged_gear"),
      mergedWaters: await list("merged-waters", "merged_waters"),
      right: await list("looked-over", "right"),
    },
    pictures: picturesOf(zip),
  });
}

/** What waited to be sent and was saved: docs/outbox-copy.md. */
export function isCreelOutbox({ names }: Pick<OpenZip, "names">): boolean {
  return names.includes("items.json");
}

export async function readCreelOutbox(zip: OpenZip): Promise<ReadSource> {
  const items = listAt(parseJson(await zip.readText("items.json")), "items");
  return newSource("creel_outbox", { records: { ...NO_RECORDS, items }, pictures: picturesOf(zip) });
}

function picturesOf({ names }: OpenZip): string[] {
  return names.filter((name) => /^(gear-)?photos\//u.test(name));
}
