import type { Coordinates } from "@creel/domain/places/coordinates";
import { FIRST_RULE, type ShownExpectation } from "@creel/domain/trips/expectation";
import type { Prediction } from "@creel/domain/trips/prediction";

import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";

/** Predictions are never changed, so there is no update statement. */
export async function insertPrediction(
  db: Database,
  { userId, id }: RowKey,
  { made_at, rule, hours, source, predictedCell }: Prediction & { predictedCell: Coordinates | null },
): Promise<void> {
  await db
    .insertInto("scorePredictions")
    .values({
      userId,
      tripId: id,
      kind: "start",
      madeAt: new Date(made_at),
      rule,
      hours: JSON.stringify(hours),
      weatherSource: source,
      receivedAt: new Date(),
      cellLatitude: predictedCell?.latitude ?? null,
      cellLongitude: predictedCell?.longitude ?? null,
    })
    .execute();
}

/** Expectations are never changed either. */
export async function insertExpectation(
  db: Database,
  { userId, id }: RowKey,
  { shown_at, rule = FIRST_RULE, ...expectation }: ShownExpectation,
): Promise<void> {
  await db
    .insertInto("scorePredictions")
    .values({
      userId,
      tripId: id,
      kind: "days_like",
      madeAt: new Date(shown_at),
      rule,
      hours: "[]",
      expectation: JSON.stringify(expectation),
      receivedAt: new Date(),
    })
    .execute();
}
