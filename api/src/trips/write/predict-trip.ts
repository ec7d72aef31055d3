import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../../database/connect.ts";
import type { TripRow } from "../../database/schema.ts";
import type { Predict } from "../trip-context.ts";
import { insertPrediction } from "./predictions.repository.ts";

/** A start that is told later than this would be judged with what is known since. */
const LATEST_MS = 15 * MINUTE_MS;

/** Writes down the score of the coming hours as it is told now, for a trip that begins now. */
export async function predictTrip(
  { db, predict, log }: { db: Database; predict: Predict; log: Pick<FastifyBaseLogger, "warn"> },
  { userId, id, startedAt, endedAt, latitude, longitude }: TripRow,
): Promise<void> {
  const now = new Date();
  const isNow = endedAt === null && Math.abs(now.getTime() - startedAt.getTime()) <= LATEST_MS;
  if (!isNow || latitude === null || longitude === null) return;
  try {
    const prediction = await predict({ latitude, longitude }, now);
    if (!prediction || prediction.hours.length === 0) return;
    const { rule, hours, source } = prediction;
    await insertPrediction(db, {
      userId,
      tripId: id,
      kind: "start",
      madeAt: now,
      rule,
      hours: JSON.stringify(hours),
      weatherSource: source,
    });
  } catch (error) {
    // The trip is what matters.
    log.warn({ err: error }, "The score before a trip could not be written down");
  }
}
