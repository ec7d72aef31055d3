import { logCatch } from "@creel/api/catches/write/log-catch";
import type { Database } from "@creel/api/database/connect";
import type { UserRow } from "@creel/api/database/schema";
import { newCatchSchema } from "@creel/domain/catches/new-catch";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { sql } from "kysely";

import { median, printLine } from "../results.ts";
import { timeOf } from "./admin-requests.ts";

const ROUNDS = 7;
const CATCHES_A_ROUND = 300;

/** The indexes that only the admin area needs. */
const INDEXES = [
  "catches_by_logging",
  "catches_of_all_by_date",
  "catches_of_all_by_weight",
  "catches_of_all_by_species",
  "catches_by_words",
];

/** Compares the cost of logging a catch with and without the indexes of the admin area. Leaves the indexes dropped. */
export async function priceOfACatch(db: Database): Promise<void> {
  const angler = await db
    .selectFrom("users")
    .where("username", "=", "user77")
    .selectAll()
    .executeTakeFirstOrThrow();
  const [withAll, withoutTallies, bare]: [number[], number[], number[]] = [[], [], []];
  await logSome(db, angler);
  for (let round = 0; round < ROUNDS; round += 1) {
    withAll.push(await logSome(db, angler));
    await sql`alter table catches disable trigger user`.execute(db);
    withoutTallies.push(await logSome(db, angler));
    await sql`alter table catches enable trigger user`.execute(db);
  }
  await sql`alter table catches disable trigger user`.execute(db);
  for (const index of INDEXES) await sql`drop index ${sql.id(index)}`.execute(db);
  for (let round = 0; round < ROUNDS; round += 1) bare.push(await logSome(db, angler));
  printLine(
    `  Logging a catch: ${ms(withAll)}, without the tallies ${ms(withoutTallies)}, ` +
      `without the indexes as well ${ms(bare)}`,
  );
}

function ms(values: readonly number[]): string {
  return `${median(values).toFixed(2)} ms`;
}

/** Returns the average milliseconds per catch. The word index merges its list of pending entries only now and then. */
async function logSome(db: Database, angler: UserRow): Promise<number> {
  const time = await timeOf(async () => {
    for (let n = 0; n < CATCHES_A_ROUND; n += 1) {
      const sent = newCatchSchema.parse({
        species: "Walleye",
        date: new Date(Date.now() - n * MINUTE_MS).toISOString(),
        latitude: 47.8,
        longitude: -92.2,
        weight: 4.25,
        lure_type: "Jig",
        notes: `On a jig along the weed edge, in wind from the west, number ${n}.`,
      });
      await logCatch(db, angler, { sent, photos: [] });
    }
  });
  return time / CATCHES_A_ROUND;
}
