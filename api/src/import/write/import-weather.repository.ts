import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";

export interface WeatherLeft {
  filled: number;
  waiting: number;
  /** The number of weather questions for the waiting catches, one per cell and month. */
  months: number;
  /** The earliest time a waiting catch is due; `null` if no catch waits. */
  dueAt: Date | null;
}

/** Counts the weather state of the catches that an import created. Cells are 0.05° wide. */
export async function countWeatherLeft(db: Database, { userId, id }: RowKey): Promise<WeatherLeft> {
  return db
    .selectFrom("importRows")
    .innerJoin("catches", (join) =>
      join.onRef("catches.userId", "=", "importRows.userId").onRef("catches.id", "=", "madeId"),
    )
    .where("importRows.userId", "=", userId)
    .where("importId", "=", id)
    .where("subject", "=", "catch")
    .where("madeVersion", "is not", null)
    .select([
      sql<number>`count(*) filter (where fill_after is null and filled_at is not null)::int`.as("filled"),
      sql<number>`count(*) filter (where fill_after is not null)::int`.as("waiting"),
      sql<number>`count(distinct (
        round((latitude * 20)::numeric), round((longitude * 20)::numeric), date_trunc('month', caught_on)
      )) filter (where fill_after is not null)::int`.as("months"),
      sql<Date | null>`min(fill_after)`.as("dueAt"),
    ])
    .executeTakeFirstOrThrow();
}
