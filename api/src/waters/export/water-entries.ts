import type { UserViewer } from "@creel/domain/places/visible-place";
import type { Water } from "@creel/domain/waters/water";

import { writeCsv } from "../../base/csv.ts";
import type { ZipEntry } from "../../base/zip.ts";
import type { Database } from "../../database/connect.ts";
import { presentWithSpots, sumsOfWaters } from "../record/present-water.ts";
import { countFishOfAllSpots, findSpotsOfAll, readAllWaters } from "./all-waters.repository.ts";

/** The waters of a user, with their spots, as files of the archive with everything they have. */
export function waterEntries(db: Database, owner: UserViewer): Pick<ZipEntry, "name" | "input">[] {
  return [
    { name: "waters.json", input: watersJson(db, owner) },
    { name: "waters.csv", input: writeCsv(COLUMNS, watersAsCells(db, owner)) },
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

async function* readWaters(db: Database, owner: UserViewer): AsyncGenerator<Water[], void> {
  const [sums, counts] = await Promise.all([
    sumsOfWaters(db, { userId: owner.id }),
    countFishOfAllSpots(db, owner.id),
  ]);
  const fishOf = new Map(counts.map(({ spotId, fish }) => [spotId, fish]));
  for await (const rows of readAllWaters(db, owner.id)) {
    const ids = rows.map(({ id }) => id);
    const spotsOf = Map.groupBy(await findSpotsOfAll(db, owner.id, ids), ({ waterId }) => waterId);
    yield rows.map((row) => presentWithSpots(row, owner, { sums, spots: spotsOf.get(row.id) ?? [], fishOf }));
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

function toCells({ spots, ...water }: Water) {
  return Object.assign(water, { spots: spots.map(({ name }) => name).join("; ") });
}
