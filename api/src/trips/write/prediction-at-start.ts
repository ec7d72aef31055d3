import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { NewTrip } from "@creel/domain/trips/new-trip";
import { isMadeBefore, type PredictedHour, type Prediction } from "@creel/domain/trips/prediction";
import type { FastifyBaseLogger } from "fastify";

import type { Predict } from "../trip-context.ts";

interface Teller {
  userId: string;
  predict: Predict;
  log: Pick<FastifyBaseLogger, "warn">;
}

/**
 * The score of a trip's first day as it was told before the trip: by the server for one that begins now, else by the
 * device. `null` when nobody told it in time.
 */
export async function predictionAtStart(teller: Teller, trip: NewTrip): Promise<Prediction | null> {
  return (await predictNow(teller, trip)) ?? predictedByDevice(trip);
}

async function predictNow(
  { userId, predict, log }: Teller,
  { started_at, ended_at, latitude, longitude }: NewTrip,
): Promise<Prediction | null> {
  const [start, now] = [new Date(started_at), new Date()];
  const isNow = isMadeBefore(start, now) && isMadeBefore(now, start);
  if (ended_at || !isNow) return null;
  if (typeof latitude !== "number" || typeof longitude !== "number") return null;
  try {
    const predicted = await predict({ userId, place: { latitude, longitude } }, now);
    return predicted && predicted.hours.length > 0 ? { ...predicted, made_at: now.toISOString() } : null;
  } catch (error) {
    // The trip is what matters.
    log.warn({ err: error }, "The score before a trip could not be written down");
    return null;
  }
}

function predictedByDevice({ prediction, started_at }: NewTrip): Prediction | null {
  if (!prediction) return null;
  const start = Date.parse(started_at);
  const hours = prediction.hours.filter((hour) => isOfFirstDay(hour, start));
  const isInTime = isMadeBefore(new Date(started_at), new Date(prediction.made_at));
  return isInTime && hours.length > 0 ? { ...prediction, hours } : null;
}

function isOfFirstDay({ at }: PredictedHour, start: number): boolean {
  const from = Date.parse(at) - start;
  return from > -HOUR_MS && from < DAY_MS;
}
