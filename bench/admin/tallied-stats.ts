import { takeStats } from "@creel/api/admin/stats/take-stats";
import type { Database } from "@creel/api/database/connect";
import { sql } from "kysely";

import { median, printLine } from "../results.ts";
import { timeOf } from "./admin-requests.ts";

const TURNS = 5;

interface Counted {
  key: string;
  count: number;
}

/**
 * Compares the time of the stats from the tallies and of a full count, alternately.
 *
 * @throws Error if their numbers differ
 */
export async function compareStats(db: Database): Promise<void> {
  const [times, fullTimes]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    times.push(await timeOf(() => takeStats(db, "America/Chicago", new Date())));
    fullTimes.push(await timeOf(() => countEverything(db)));
  }
  const stats = await takeStats(db, "UTC", new Date());
  const full = await countEverything(db);
  const total = full.species.reduce((sum, { count }) => sum + count, 0);
  const top = full.species.slice(0, stats.topSpecies.length);
  const isSame =
    stats.totalCatches === total &&
    stats.totalPhotos === full.photos &&
    stats.storageBytes === full.bytes &&
    top.every(({ key, count }, index) => {
      const tallied = stats.topSpecies[index];
      return tallied?.count === count && tallied.species.toLowerCase() === key;
    });
  if (!isSame) throw new Error(`${JSON.stringify(stats)} is not ${JSON.stringify({ ...full, total, top })}`);
  printLine(
    `  GET /api/admin/stats: ${median(times).toFixed()} ms, a full count ${median(fullTimes).toFixed()} ms, ` +
      `the same ${total.toLocaleString()} catches and ${full.photos.toLocaleString()} photos`,
  );
}

async function countEverything(db: Database) {
  const species = await sql<Counted>`
    select lower(species) as key, count(*) as count from catches group by 1 order by count desc, key`.execute(
    db,
  );
  const photos = await sql<{ count: number; bytes: number }>`
    select count(*) as count, sum(bytes) as bytes from photos`.execute(db);
  const { count = 0, bytes = 0 } = photos.rows[0] ?? {};
  return { species: species.rows, photos: count, bytes };
}
