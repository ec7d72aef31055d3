import { type CreelCatches, creelRecords, isCreelRecord } from "@creel/domain/import/rows/creel-catches";
import { NO_RECORDS } from "@creel/domain/import/source/source-parts";

import { isObject, type Json, listAt, parseJson } from "../source/json.ts";
import type { OpenZip } from "../source/open-zip.ts";
import { newSource, type ReadSource } from "../source/read-source.ts";
import { READ_LIMITS, RefusedFileError } from "../source/refusal.ts";

/** True for the archive of this or another Creel. */
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
      trials: await list("lure-trials", "trials"),
      mergedGear: await list("merged-gear", "merged_gear"),
      mergedWaters: await list("merged-waters", "merged_waters"),
      right: await list("looked-over", "right"),
      licenses: await list("licenses"),
      limits: await list("limits"),
      returns: await list("returns"),
      returnTemplates: await list("return-templates", "templates"),
    },
    pictures: picturesOf(zip),
  });
}

/** True for a copy of the outbox (docs/outbox-copy.md). */
export function isCreelOutbox({ names }: Pick<OpenZip, "names">): boolean {
  return names.includes("items.json");
}

export async function readCreelOutbox(zip: OpenZip): Promise<ReadSource> {
  const items = listAt(parseJson(await zip.readText("items.json")), "items");
  return newSource("creel_outbox", { records: { ...NO_RECORDS, items }, pictures: picturesOf(zip) });
}

/** Returns the catches of a Creel as a table, whatever their format. */
export function sourceOfCreel({ table, choices, lures }: CreelCatches): ReadSource {
  if (table.rows.length > READ_LIMITS.rows) throw new RefusedFileError("too_many_rows", READ_LIMITS.rows);
  return newSource("creel_catches", { tables: [table], choices: [choices], lures });
}

/** Returns `null` if any feature of the map is not a catch that a Creel wrote. */
export function readCreelFeatures(features: readonly unknown[]): ReadSource | null {
  const records = features.map((feature): Json | null => {
    const { geometry, properties } = isObject(feature) ? feature : {};
    if (!isObject(properties) || !isCreelRecord(properties)) return null;
    const [longitude, latitude] = listAt(geometry, "coordinates");
    return { ...properties, latitude, longitude };
  });
  const all = records.filter((record) => record !== null);
  if (all.length === 0 || all.length < records.length) return null;
  return sourceOfCreel(creelRecords("Creel", all));
}

function picturesOf({ names }: OpenZip): string[] {
  return names.filter((name) => /^((gear|license)-)?photos\//u.test(name));
}
