import { withCustomValues } from "@creel/domain/custom-fields/custom-values";
import { canonicalSpecies } from "@creel/domain/species/species";
import type { ChangedTripFields } from "@creel/domain/trips/new-trip";
import type { Trip, TripCounts, TrackPosition } from "@creel/domain/trips/trip";
import type { TripEvent } from "@creel/domain/trips/trip-event";
import { hoursOf, pausedHours } from "@creel/domain/trips/trip-hours";
import type { NewTrackPosition } from "@creel/domain/trips/trip-track";
import { getLocalTimeZone } from "@internationalized/date";

import { dayOf } from "../../catches/outbox/caught-when.ts";
import type { PendingChange } from "../../catches/outbox/pending-changes.ts";
import { type KnownWater, waterAfter } from "../../waters/outbox/known-waters.ts";
import { asTrip } from "./as-trip.ts";
import type { TripItem, TripWork, TripEventWithId } from "./trip-item.ts";
import { latest, withCatch } from "./trip-with-catch.ts";

interface Waiting {
  /** The items of this trip, sorted oldest first. */
  items: readonly TripItem[];
  /** Changes to catches of any trip. */
  catches?: readonly PendingChange[];
  /** The waters that this device knows. */
  waters?: readonly KnownWater[];
  now?: Date;
}

/**
 * Returns a trip as it will be once all its pending changes are sent. Returns `null` if it will be deleted, or if only
 * part of it is on this device.
 *
 * @param stored the server's answer; `null` if there is none
 */
export function tripOfItems(
  stored: Trip | null,
  { items, catches = [], waters = [], now = new Date() }: Waiting,
): Trip | null {
  if (items.some(({ work }) => work.kind === "delete")) return null;
  const applied = items.reduce(apply, stored);
  if (!applied) return null;
  const trip =
    items.length === 0 ? applied : withWater(withHours(applied, now), { before: stored, items, waters });
  return catches.reduce(withCatch, trip);
}

interface Located {
  before: Trip | null;
  items: readonly TripItem[];
  waters: readonly KnownWater[];
}

function withWater(trip: Trip, { before, items, waters }: Located): Trip {
  const works = items.map(({ work }) => work);
  const sent = works.flatMap((work) =>
    work.kind === "create" || work.kind === "change" ? [work.fields.water_id] : [],
  );
  const base = works.find((work) => work.kind === "change")?.base ?? null;
  const waterId = sent.findLast((id) => id !== undefined);
  const water = waterAfter(trip, { before: before ?? base, waterId, waters });
  return water === undefined ? trip : { ...trip, water };
}

function apply(trip: Trip | null, { subjectId: tripId, work, keptAt }: TripItem): Trip | null {
  const at = new Date(keptAt).toISOString();
  if (work.kind === "create") return trip ?? applyFields(emptyTrip(tripId, at), work.fields, at);
  if (work.kind !== "change") return trip && applyAction(trip, work, at);
  const base = trip ?? (work.base && asTrip(work.base));
  return base && applyFields(base, work.fields, at);
}

type TripAction = Exclude<TripWork, { kind: "create" | "change" }>;

function applyAction(trip: Trip, work: TripAction, at: string): Trip | null {
  switch (work.kind) {
    case "end":
      return isEnded(trip)
        ? trip
        : applyFields(trip, { ended_at: work.end.ended_at, end_source: work.end.source }, at);
    case "add event":
      return withEvent(trip, work.event);
    case "change event":
      return withEvent(withoutEvent(trip, work.event.id), work.event);
    case "remove event":
      return withoutEvent(trip, work.eventId);
    case "add positions":
      return withPositions(trip, work.positions);
    case "remove track":
      return { ...trip, track: [] };
    case "delete":
      return null;
  }
}

function isEnded({ ended_at: endedAt, end_source: source }: Trip): boolean {
  return endedAt !== null && source !== "forgotten";
}

const NO_COUNTS: TripCounts = { fish: 0, strikes: 0, lost: 0, follows: 0, bySpecies: [] };

function emptyTrip(id: string, at: string): Trip {
  return {
    id,
    version: 1,
    started_at: at,
    ended_at: null,
    time_zone: getLocalTimeZone(),
    started_on: at,
    start_source: "typed",
    end_source: null,
    hours: { clock: null, paused: 0, override: null, fished: null, usable: false },
    water: null,
    latitude: null,
    longitude: null,
    place_name: null,
    method: null,
    target_species: [],
    all_logged: true,
    lines: 1,
    anglers: 1,
    companions: [],
    notes: null,
    custom: {},
    water_temperature: null,
    counts: NO_COUNTS,
    score: { before: null, during: null },
    weather: null,
    is_sample: false,
    created_at: at,
    updated_at: at,
    events: [],
    last_sign: null,
    prediction: null,
    conditions: { state: "waiting", hours: [] },
    catchIds: [],
  };
}

/** Applies fields as the server does. */
function applyFields(
  trip: Trip,
  { hours_override: override, custom, ...sent }: ChangedTripFields,
  at: string,
): Trip {
  const fields = Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => value !== undefined && name in trip),
  );
  const updated: Trip = { ...trip, ...fields, updated_at: at, last_sign: latest(trip.last_sign, at) };
  const isOtherEnd = sent.ended_at !== undefined && sent.ended_at !== trip.ended_at;
  const source = sent.end_source ?? (isOtherEnd ? "typed" : updated.end_source);
  return {
    ...updated,
    end_source: updated.ended_at === null ? null : source,
    started_on: dayOf({ date: updated.started_at, time_zone: updated.time_zone }),
    target_species: updated.target_species.map((name) => canonicalSpecies(name)),
    ...(custom && { custom: withCustomValues(trip.custom ?? {}, custom) }),
    hours: override === undefined ? updated.hours : { ...updated.hours, override },
  };
}

function withHours(trip: Trip, now: Date): Trip {
  const span = {
    startedAt: new Date(trip.started_at),
    endedAt: trip.ended_at === null ? null : new Date(trip.ended_at),
    startSource: trip.start_source,
    endSource: trip.end_source,
    hoursOverride: trip.hours.override,
    allLogged: trip.all_logged,
  };
  const events = trip.events.map(({ at, kind }) => ({ at: at === null ? null : new Date(at), kind }));
  // Summaries in lists have the paused hours but not the pause events.
  const paused = events.length === 0 ? trip.hours.paused : pausedHours(span, events, now);
  return { ...trip, hours: hoursOf(span, paused), last_sign: findLastActivity(trip) };
}

/** Returns the last sign that this device knows; `null` for an ended trip, which needs none. */
function findLastActivity({
  ended_at: endedAt,
  started_at: startedAt,
  last_sign: known,
  ...trip
}: Trip): string | null {
  if (endedAt !== null) return null;
  const instants = [startedAt, known, ...trip.events.map(({ at }) => at)];
  return instants.reduce(latest, null);
}

/** Adds each instant once, even if the server already has it. */
function withPositions(trip: Trip, sent: readonly NewTrackPosition[]): Trip {
  const { track = [] } = trip;
  const known = new Set(track.map(timeOf));
  const added = sent
    .filter((position) => !known.has(timeOf(position)))
    .map(({ at, latitude, longitude, accuracy = null }): TrackPosition => ({
      at,
      latitude,
      longitude,
      accuracy,
    }));
  if (added.length === 0) return trip;
  return { ...trip, track: [...track, ...added].toSorted((one, other) => timeOf(one) - timeOf(other)) };
}

/** Returns milliseconds since 1970. An event counted afterwards has no time and sorts last. */
function timeOf({ at }: { at: string | null }): number {
  return at === null ? Infinity : Date.parse(at);
}

const COUNTED = { strike: "strikes", lost: "lost", follow: "follows" } as const;

function isCounted(kind: string): kind is keyof typeof COUNTED {
  return kind in COUNTED;
}

function countedWith(counts: TripCounts, { kind, quantity }: TripEvent, by: 1 | -1): TripCounts {
  if (!isCounted(kind)) return counts;
  const name = COUNTED[kind];
  return { ...counts, [name]: Math.max(0, counts[name] + by * quantity) };
}

/** Adds the event once, even if the server already has it. */
function withEvent(trip: Trip, sent: TripEventWithId): Trip {
  if (trip.events.some(({ id }) => id === sent.id)) return trip;
  const event = toEvent(sent);
  const events = [...trip.events, event].toSorted((one, other) => timeOf(one) - timeOf(other));
  return { ...trip, events, counts: countedWith(trip.counts, event, 1) };
}

function withoutEvent(trip: Trip, eventId: string): Trip {
  const event = trip.events.find(({ id }) => id === eventId);
  if (!event) return trip;
  const events = trip.events.filter((each) => each !== event);
  return { ...trip, events, counts: countedWith(trip.counts, event, -1) };
}

function toEvent({ quantity = 1, ...event }: TripEventWithId): TripEvent {
  return {
    species: null,
    lure_type: null,
    latitude: null,
    longitude: null,
    lines: null,
    note: null,
    ...Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined)),
    id: event.id,
    at: event.at,
    kind: event.kind,
    quantity,
  };
}
