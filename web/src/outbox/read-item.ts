import type { Catch } from "@creel/domain/catches/catch";
import type { ChangedFields, NewCatchFields } from "@creel/domain/catches/new-catch";
import type { ChangedTripFields, EndTrip } from "@creel/domain/trips/new-trip";
import type { Trip } from "@creel/domain/trips/trip";
import type { NewTrackPosition } from "@creel/domain/trips/trip-track";
import type { ChangedSpotFields, ChangedWaterFields } from "@creel/domain/waters/new-water";
import type { Spot, Water } from "@creel/domain/waters/water";
import * as z from "zod/mini";

import type { OutboxItem } from "./outbox-item.ts";
import type { KeptTripEvent, TripWork } from "../trips/outbox/trip-item.ts";
import type { WaterWork } from "../waters/outbox/water-item.ts";

const isObject = (value: unknown) => typeof value === "object" && value !== null;

const base = z.nullable(z.custom<Catch>(isObject));
const edit = { base, fields: z.custom<ChangedFields>(isObject) };

const workSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("create"),
    fields: z.custom<NewCatchFields>(isObject),
    since: z.exactOptional(z.object(edit)),
  }),
  z.object({ kind: z.literal("change"), ...edit }),
  z.object({ kind: z.literal("delete"), base: z.exactOptional(base) }),
  z.object({
    kind: z.literal("photo"),
    photoId: z.string(),
    name: z.string(),
    takenAt: z.exactOptional(z.string()),
    photoOrder: z.array(z.string()),
    imported: z.exactOptional(z.object({ importId: z.string(), bytes: z.number(), isPaused: z.boolean() })),
  }),
]);

const trip = z.custom<Trip>(isObject);
const event = z.custom<KeptTripEvent>(isObject);

const tripWorkSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("create"),
    fields: z.custom<Extract<TripWork, { kind: "create" }>["fields"]>(isObject),
  }),
  z.object({
    kind: z.literal("change"),
    base: z.nullable(trip),
    fields: z.custom<ChangedTripFields>(isObject),
  }),
  z.object({ kind: z.literal("end"), end: z.custom<EndTrip>(isObject) }),
  z.object({ kind: z.literal("add event"), event }),
  z.object({ kind: z.literal("change event"), event }),
  z.object({ kind: z.literal("remove event"), eventId: z.string() }),
  z.object({
    kind: z.literal("add positions"),
    positions: z.array(z.custom<NewTrackPosition>(isObject)),
  }),
  z.object({ kind: z.literal("remove track") }),
  z.object({ kind: z.literal("delete"), base: z.nullable(trip), withCatches: z.boolean() }),
]);

const water = z.custom<Water>(isObject);
const spot = z.custom<Spot>(isObject);

const waterWorkSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("create"),
    fields: z.custom<Extract<WaterWork, { kind: "create" }>["fields"]>(isObject),
  }),
  z.object({
    kind: z.literal("change"),
    base: z.nullable(water),
    fields: z.custom<ChangedWaterFields>(isObject),
  }),
  z.object({ kind: z.literal("delete"), base: z.nullable(water) }),
  z.object({
    kind: z.literal("add spot"),
    spot: z.custom<Extract<WaterWork, { kind: "add spot" }>["spot"]>(isObject),
  }),
  z.object({
    kind: z.literal("change spot"),
    spotId: z.string(),
    base: z.nullable(spot),
    fields: z.custom<ChangedSpotFields>(isObject),
  }),
  z.object({ kind: z.literal("remove spot"), spotId: z.string() }),
]);

const kept = {
  id: z.string(),
  userId: z.string(),
  state: z.enum(["waiting", "sending", "later", "asks"]),
  tries: z.number(),
  nextAt: z.number(),
  problem: z.nullable(
    z.object({
      code: z.string(),
      message: z.string(),
      at: z.number(),
      status: z.exactOptional(z.number()),
      fields: z.exactOptional(z.record(z.string(), z.string())),
      stored: z.nullable(z.custom<Catch>(isObject)),
      trip: z.exactOptional(trip),
      water: z.exactOptional(water),
      spot: z.exactOptional(spot),
      rival: z.exactOptional(z.object({ id: z.string(), startedAt: z.exactOptional(z.string()) })),
    }),
  ),
  keptAt: z.number(),
};

const itemSchema = z.union([
  z.object({
    subject: z._default(z.literal("catch"), "catch"),
    catchId: z.string(),
    work: workSchema,
    ...kept,
  }),
  z.object({ subject: z.literal("trip"), tripId: z.string(), work: tripWorkSchema, ...kept }),
  z.object({ subject: z.literal("water"), waterId: z.string(), work: waterWorkSchema, ...kept }),
]);

/** `null` for one of a newer version of the app, which stays where it is. */
export function readItem(record: unknown): OutboxItem | null {
  return itemSchema.safeParse(record).data ?? null;
}
