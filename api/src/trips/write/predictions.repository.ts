import type { Insertable } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { Schema } from "../../database/schema.ts";

/** Written once: there is no statement that changes one. */
export async function insertPrediction(
  db: Database,
  row: Insertable<Schema["scorePredictions"]>,
): Promise<void> {
  await db
    .insertInto("scorePredictions")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
