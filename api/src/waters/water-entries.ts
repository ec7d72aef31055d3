import { type UserViewer, exactPoint, visiblePlace } from "@creel/domain/places/visible-place";
import type { Gauge, WaterReading } from "@creel/domain/waters/gauge";
import type { Water } from "@creel/domain/waters/water";

import { writeCsv } from "../base/csv.ts";
import type { ZipEntry } from "../base/zip.ts";
import type { Database } from "../database/connect.ts";
import type { MergeRow } from "../database/tables/merge-table.ts";
import type { MergedRows } from "../database/tables/water-tables.ts";
import { undoableMerges } from "../merges/merge.ts";
import { undoUntil } from "../merges/merges.repository.ts";
import { presentReading, presentWithSpots, sumsOfWaters } from "./present-water.ts";
import { findReadingsOfAll } from "./readings.repository.ts";
import { countFishOfAllSpots, findSpotsOfAll, readAllWaters } from "./waters.repository.ts";

/** Returns the user's waters with spots, and the merged waters that can be restored, as files for the archive. */
export function waterEntries(db: Database, owner: UserViewer): Pick<ZipEntry, "name" | "input">[] {
  return [
    { name: "waters.json", input: watersJson(db, owner) },
    { name: "waters.csv", input: writeCsv(COLUMNS, watersAsCells(db, owner)) },
    { name: "merged-waters.json", input: mergedWatersJson(db, owner) },
  ];
}

async function* watersJson(db: Database, owner: UserViewer): AsyncGenerator<string, void> {
  yield '{"waters":[';
  let separator = "\n";
  for await (const waters of readWaters(db, owner)) {
    yield separator + waters.map((water) => JSON.stringify(water)).join(",\n");
    separator = ",\n";
  }
  yield "\n]}\n";
}

/** A water with everything that only its angler sees. */
interface WholeWater extends Water {
  gauge: Gauge | null;
  gauge_declined_at: string | null;
  readings: WaterReading[];
}

async function* readWaters(db: Database, owner: UserViewer): AsyncGenerator<WholeWater[], void> {
  const [sums, counts] = await Promise.all([
    sumsOfWaters(db, { userId: owner.id }),
    countFishOfAllSpots(db, owner.id),
  ]);
  const fishOf = new Map(counts.map(({ spotId, fish }) => [spotId, fish]));
  for await (const rows of readAllWaters(db, owner.id)) {
    const ids = rows.map(({ id }) => id);
    const spotsOf = Map.groupBy(await findSpotsOfAll(db, owner.id, ids), ({ waterId }) => waterId);
    const readingsOf = Map.groupBy(await findReadingsOfAll(db, owner.id, ids), ({ waterId }) => waterId);
    yield rows.map((row) =>
      Object.assign(presentWithSpots(row, owner, { sums, spots: spotsOf.get(row.id) ?? [], fishOf }), {
        gauge: row.gauge,
        gauge_declined_at: row.gaugeDeclinedAt?.toISOString() ?? null,
        readings: (readingsOf.get(row.id) ?? []).map(presentReading),
      }),
    );
  }
}

const COLUMNS = [
  "name",
  "kind",
  "latitude",
  "longitude",
  { key: "radius", header: "radius_m" },
  "trips",
  "blanks",
  "hours",
  "fish",
  "first_on",
  "last_on",
  "spots",
  "note",
  "id",
] as const;

async function* watersAsCells(db: Database, owner: UserViewer) {
  for await (const waters of readWaters(db, owner)) yield waters.map(toCells);
}

function toCells({ spots, ...water }: WholeWater) {
  return Object.assign(water, { spots: spots.map(({ name }) => name).join("; ") });
}

async function* mergedWatersJson(db: Database, owner: UserViewer): AsyncGenerator<string, void> {
  yield '{"merged_waters":[';
  let separator = "\n";
  for await (const merge of undoableMerges(db, { kind: "water", userId: owner.id })) {
    if (merge.before.water.isSample) continue;
    yield separator + JSON.stringify(presentMerge(merge, owner));
    separator = ",\n";
  }
  yield "\n]}\n";
}

function presentMerge(merge: MergeRow<"water">, owner: UserViewer) {
  const {
    water,
    catches,
    trips,
    spots,
    readings = [],
    limits = [],
    licenses = [],
    returns = [],
    noteBefore,
  } = merge.before;
  return {
    id: merge.id,
    name: merge.name,
    into: merge.intoId,
    merged_at: merge.mergedAt.toISOString(),
    undo_until: undoUntil(merge).toISOString(),
    kind: water.kind,
    ...exactPoint(visiblePlace(owner, water)),
    radius: water.radiusM,
    outline: water.outline,
    note: water.note,
    gauge: water.gauge ?? null,
    gauge_declined_at: water.gaugeDeclinedAt ?? null,
    spots,
    readings,
    limits,
    licenses: licenses.map(({ id, hadBoth }) => ({ id, had_both: hadBoth })),
    returns: returns.map(({ id, hadBoth }) => ({ id, had_both: hadBoth })),
    catches: withChoices(catches),
    trips: withChoices(trips),
    into_before: { note: noteBefore },
    created_at: water.createdAt,
  };
}

function withChoices({ chosen, found }: MergedRows) {
  return [...chosen.map((id) => ({ id, is_chosen: true })), ...found.map((id) => ({ id, is_chosen: false }))];
}
