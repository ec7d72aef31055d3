import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";

export interface WeatherLeft {
  filled: number;
  waiting: number;
  /** Of those that wait: together as many questions to another service. */
  months: number;
  /** When the first of them is due; `null` when none is. */
  dueAt: Date | null;
}

/** Of the catches that an import made. Cells are of 0.05°. */
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
