import { describeVariant } from "@creel/domain/gear/describe-gear";

import { writeCsv } from "../base/csv.ts";
import type { ZipEntry } from "../base/zip.ts";
import type { Database } from "../database/connect.ts";
import type { GearRow } from "../database/schema.ts";
import type { PreviousVariant } from "../database/tables/gear-tables.ts";
import { undoableMerges } from "../merges/merge.ts";
import { undoUntil } from "../merges/merges.repository.ts";
import type { FileKey } from "../photos/photo-files.ts";
import { fileOf } from "../photos/single-photo.ts";
import { ownGear } from "./gear.repository.ts";
import { listWithRows } from "./present-gear.ts";

/** Returns the user's tackle box, and merged gear that can be restored, as files for the archive. */
export function gearEntries(
  db: Database,
  { id: userId }: { id: string },
): Pick<ZipEntry, "name" | "input">[] {
  return [
    { name: "gear.json", input: gearJson(db, userId) },
    { name: "gear.csv", input: writeCsv(COLUMNS, gearAsCells(db, userId)) },
    { name: "merged-gear.json", input: mergedGearJson(db, userId) },
  ];
}

/** Returns the photos of the tackle box and of merged gear as files for the archive. */
export async function gearPhotos(
  db: Database,
  { id: userId }: { id: string },
): Promise<{ file: string; key: FileKey }[]> {
  const rows: Pick<GearRow, "userId" | "id" | "photo" | "isSample">[] = await ownGear.list(db, userId);
  for await (const { before } of undoableMerges(db, { kind: "gear", userId })) rows.push(before.gear);
  return rows.flatMap((row) => {
    const key = row.isSample ? null : fileOf(row);
    return key ? [{ file: photoName(row), key }] : [];
  });
}

function photoName({ id }: Pick<GearRow, "id">): string {
  return `gear-photos/${id}.jpg`;
}

/** A tackle box has at most 1,000 pieces of gear. */
async function listWithoutSamples(db: Database, userId: string) {
  const listed = await listWithRows(db, userId);
  return listed.filter(({ row }) => !row.isSample);
}

async function* gearJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const lines = (await listWithoutSamples(db, userId)).map(({ row, gear: { merges: _undone, ...gear } }) =>
    JSON.stringify({ ...gear, photo: presentFile(row) }),
  );
  yield `{"gear":[\n${lines.join(",\n")}\n]}\n`;
}

function presentFile({ id, photo }: Pick<GearRow, "id" | "photo">) {
  return photo && { file: photoName({ id }), width: photo.width, height: photo.height };
}

const COLUMNS = [
  "kind",
  "name",
  "brand",
  "lure_type",
  "state",
  "fish",
  { key: "last_at", header: "last_at_utc" },
  "variants",
  "fields",
  "note",
  "id",
] as const;

async function* gearAsCells(db: Database, userId: string) {
  yield (await listWithoutSamples(db, userId)).map(({ gear: { variants, fields, ...gear } }) =>
    Object.assign(gear, {
      variants: variants.map(describeVariant).join("; "),
      fields: fields.map(({ name, value }) => `${name}: ${value}`).join("; "),
    }),
  );
}

async function* mergedGearJson(db: Database, userId: string): AsyncGenerator<string, void> {
  yield '{"merged_gear":[';
  let separator = "\n";
  for await (const merge of undoableMerges(db, { kind: "gear", userId })) {
    if (merge.before.gear.isSample) continue;
    const { gear, catches, events, questions = [], target } = merge.before;
    const { kind, brand, lureType, state, note, variants, fields, createdAt } = gear;
    const merged = {
      id: merge.id,
      name: merge.name,
      into: merge.intoId,
      merged_at: merge.mergedAt.toISOString(),
      undo_until: undoUntil(merge).toISOString(),
      kind,
      brand,
      lure_type: lureType,
      state,
      note,
      variants,
      fields,
      photo: presentFile(gear),
      catches: catches.map(withVariant),
      events: events.map(withVariant),
      questions,
      into_before: { note: target.note, variants: target.variants, fields: target.fields },
      created_at: createdAt,
    };
    yield separator + JSON.stringify(merged);
    separator = ",\n";
  }
  yield "\n]}\n";
}

function withVariant({ id, variantId }: PreviousVariant) {
  return { id, variant_id: variantId };
}
