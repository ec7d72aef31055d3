import { runningTripSchema, type Trip, tripAnswerSchema } from "@creel/domain/trips/trip";

import { send } from "../http/send.ts";

// All throw ApiError and NetworkError. What changes a trip goes through the outbox.

export async function readRunningTrip(signal: AbortSignal): Promise<Trip | null> {
  return (await send({ path: "/trips/running", signal }, runningTripSchema)).trip;
}

export async function readTrip(id: string, signal: AbortSignal): Promise<Trip> {
  return (await send({ path: `/trips/${id}`, signal }, tripAnswerSchema)).trip;
}
