import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { NewTrip } from "@creel/domain/trips/new-trip";
import { isMadeBefore, type PredictedHour, type Prediction } from "@creel/domain/trips/prediction";
import { forecastCellOf } from "@creel/domain/trips/said-before";
import type { FastifyBaseLogger } from "fastify";

import type { IsSigned, Predict } from "../record/trip-context.ts";

interface Teller {
  userId: string;
  predict: Predict;
  isSigned: IsSigned;
  log: Pick<FastifyBaseLogger, "warn">;
}

export interface ToldAtStart {
  prediction: Prediction;
  /** The middle of the square that this Creel told it of; `null` where it did not tell it. */
  toldOf: Coordinates | null;
}

/**
 * The score of a trip's first day as it was told before the trip: by the server for one that begins now, else by the
 * device. `null` when nobody told it in time.
 */
export async function predictionAtStart(teller: Teller, trip: NewTrip): Promise<ToldAtStart | null> {
  return (await predictNow(teller, trip)) ?? predictedByDevice(teller, trip);
}

async function predictNow(
  { userId, predict, log }: Teller,
  { started_at, ended_at, latitude, longitude }: NewTrip,
): Promise<ToldAtStart | null> {
  const [start, now] = [new Date(started_at), new Date()];
  const isNow = isMadeBefore(start, now) && isMadeBefore(now, start);
  if (ended_at || !isNow) return null;
  if (typeof latitude !== "number" || typeof longitude !== "number") return null;
  const place = { latitude, longitude };
  try {
    const predicted = await predict({ userId, place }, now);
    if (!predicted || predicted.hours.length === 0) return null;
    return { prediction: { ...predicted, made_at: now.toISOString() }, toldOf: forecastCellOf(place) };
  } catch (error) {
    // The trip is what matters.
    log.warn({ err: error }, "The score before a trip could not be written down");
    return null;
  }
}

/** All that was signed is compared, and the first day of it is kept. */
function predictedByDevice(
  { userId, isSigned }: Pick<Teller, "userId" | "isSigned">,
  { prediction: sent, started_at }: NewTrip,
): ToldAtStart | null {
  if (!sent) return null;
  const { cell, signature, ...prediction } = sent;
  const start = Date.parse(started_at);
  const hours = prediction.hours.filter((hour) => isOfFirstDay(hour, start));
  const isInTime = isMadeBefore(new Date(started_at), new Date(prediction.made_at));
  if (!isInTime || hours.length === 0) return null;
  const isOurs =
    cell !== undefined && signature !== undefined && isSigned({ ...prediction, userId, cell }, signature);
  return { prediction: { ...prediction, hours }, toldOf: isOurs ? cell : null };
}

function isOfFirstDay({ at }: PredictedHour, start: number): boolean {
  const from = Date.parse(at) - start;
  return from > -HOUR_MS && from < DAY_MS;
}
