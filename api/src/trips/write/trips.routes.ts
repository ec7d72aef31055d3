import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import { fieldError } from "@creel/domain/errors/field-error";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { newTripSchema, type NewTrip } from "@creel/domain/trips/new-trip";
import { isMadeBefore, type PredictedHour, type Prediction } from "@creel/domain/trips/prediction";
import { forecastCellOf } from "@creel/domain/trips/prediction-evidence";
import { runningTripSchema, tripAnswerSchema } from "@creel/domain/trips/trip";
import type { FastifyBaseLogger } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";

import { requireSignIn, signedInUser } from "../../accounts/sessions/signed-in.ts";
import { idParamsSchema } from "../../base/id-params.ts";
import { versionTag } from "../../base/if-match.ts";
import { AppError } from "../../errors/errors.ts";
import { removePhotos } from "../../photos/photo-files.ts";
import { presentTrip } from "../record/present-trip.ts";
import type { TripContext, IsSigned, Predict } from "../record/trip-context.ts";
import { findRunningTrip, ownTrips } from "../record/trips.repository.ts";
import { logTrip } from "./log-trip.ts";
import { removeTrip } from "./remove-trip.ts";

const tags = ["Trips"];

const ABOUT_STARTS =
  "Without ended_at the trip is running: one at a time, otherwise 409 trip_running with that one. Trips cannot overlap: 409 " +
  "trip_overlaps with the other's id. The same id again, from the same user, gives 200 with the stored trip and " +
  "changes nothing. Catches in its time without a trip become its catches. For a trip that starts now, the " +
  "score of the coming hours is saved from the server's stored forecast; otherwise `prediction` is saved, if it " +
  "was made at most 15 minutes after the start. So is `expectation`, the range shown for days like this one. Neither " +
  "ever changes. A prediction counts as made beforehand only with the `cell` and the `signature` of the forecast " +
  "(GET /weather/forecast, `signed`; its `at` is `made_at`) and with all hours of it within three days, if the trip " +
  "came within 72 hours of its start, is within 10 km of that square and does not take the time of a deleted one; an " +
  "expectation only with a prediction that counts, if it came within 15 minutes of the start. Anything else is saved, " +
  "and `score.before` is null.";

export const tripsRoutes: FastifyPluginCallbackZod<TripContext> = (app, context, done) => {
  const { sessions, storage, predict, isSigned } = context;
  const { db } = sessions;
  app.addHook("onRequest", requireSignIn(sessions));

  app.post("/", {
    schema: {
      tags,
      summary: "Start a trip, or add a past one",
      description: ABOUT_STARTS,
      body: newTripSchema,
      response: { 200: tripAnswerSchema, 201: tripAnswerSchema },
    },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const predictionContext = { userId: user.id, predict, isSigned, log: request.log };
      const predicted = await predictionAtStart(predictionContext, request.body);
      const { row, isNew } = await logTrip(db, user, { ...request.body, prediction: null, ...predicted });
      reply.header("etag", versionTag(row.version)).code(isNew ? 201 : 200);
      return { trip: await presentTrip(db, user, row) };
    },
  });

  app.get("/running", {
    schema: { tags, summary: "The running trip, if there is one", response: { 200: runningTripSchema } },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const row = await findRunningTrip(db, user.id);
      if (!row) return { trip: null };
      reply.header("etag", versionTag(row.version));
      return { trip: await presentTrip(db, user, row) };
    },
  });

  app.get("/:id", {
    schema: { tags, summary: "One trip", params: idParamsSchema, response: { 200: tripAnswerSchema } },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      const row = await ownTrips.find(db, { userId: user.id, id: request.params.id });
      if (!row) throw new AppError("not_found");
      reply.header("etag", versionTag(row.version));
      return { trip: await presentTrip(db, user, row) };
    },
  });

  app.delete("/:id", {
    schema: {
      tags,
      summary: "Delete a trip",
      description: "Its catches stay, without a trip; catches=delete deletes them too.",
      params: idParamsSchema,
      querystring: z.object({ catches: z.optional(z.literal("delete", fieldError({ code: "invalid" }))) }),
    },
    handler: async (request, reply) => {
      const key = { userId: signedInUser(request).id, id: request.params.id };
      const files = await removeTrip(db, key, { withCatches: request.query.catches === "delete" });
      await removePhotos(storage, files, request.log);
      return reply.code(204).send();
    },
  });

  done();
};

interface PredictionContext {
  userId: string;
  predict: Predict;
  isSigned: IsSigned;
  log: Pick<FastifyBaseLogger, "warn">;
}

interface PredictionAtStart {
  prediction: Prediction;
  /** The center of the square for which this server made it; `null` if it did not. */
  predictedCell: Coordinates | null;
}

/**
 * Returns the score of a trip's first day as predicted before the trip: by the server if the trip begins now, else by
 * the device. `null` if there is no prediction in time.
 */
async function predictionAtStart(
  predictionContext: PredictionContext,
  trip: NewTrip,
): Promise<PredictionAtStart | null> {
  return (await predictNow(predictionContext, trip)) ?? predictedByDevice(predictionContext, trip);
}

async function predictNow(
  { userId, predict, log }: PredictionContext,
  { started_at, ended_at, latitude, longitude }: NewTrip,
): Promise<PredictionAtStart | null> {
  const [start, now] = [new Date(started_at), new Date()];
  const isNow = isMadeBefore(start, now) && isMadeBefore(now, start);
  if (ended_at || !isNow) return null;
  if (typeof latitude !== "number" || typeof longitude !== "number") return null;
  const place = { latitude, longitude };
  try {
    const predicted = await predict({ userId, place }, now);
    if (!predicted || predicted.hours.length === 0) return null;
    return { prediction: { ...predicted, made_at: now.toISOString() }, predictedCell: forecastCellOf(place) };
  } catch (error) {
    // A failed prediction must not prevent the trip from being stored.
    log.warn({ err: error }, "The score before a trip could not be saved");
    return null;
  }
}

/** The signature covers the whole forecast, but only the first day is stored. */
function predictedByDevice(
  { userId, isSigned }: Pick<PredictionContext, "userId" | "isSigned">,
  { prediction: sent, started_at }: NewTrip,
): PredictionAtStart | null {
  if (!sent) return null;
  const { cell, signature, ...prediction } = sent;
  const start = Date.parse(started_at);
  const hours = prediction.hours.filter((hour) => isOfFirstDay(hour, start));
  const isInTime = isMadeBefore(new Date(started_at), new Date(prediction.made_at));
  if (!isInTime || hours.length === 0) return null;
  const isOurs =
    cell !== undefined && signature !== undefined && isSigned({ ...prediction, userId, cell }, signature);
  return { prediction: { ...prediction, hours }, predictedCell: isOurs ? cell : null };
}

function isOfFirstDay({ at }: PredictedHour, start: number): boolean {
  const from = Date.parse(at) - start;
  return from > -HOUR_MS && from < DAY_MS;
}
