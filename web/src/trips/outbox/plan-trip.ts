import type { ChangedTripFields, EndTrip } from "@creel/domain/trips/new-trip";
import type { TripSummary } from "@creel/domain/trips/trip";

import { foldFields } from "../../outbox/fields.ts";
import { isFoldable, isUnsent, type OutboxItem, asWaiting, type Changes } from "../../outbox/outbox-item.ts";
import { isOfTrip, makeTripItem, type TripItem, type TripOfUser, type TripWork } from "./trip-item.ts";

export type CreatedTrip = Extract<TripWork, { kind: "create" }>;

export function planTripStart(trip: TripOfUser, fields: CreatedTrip["fields"]): Changes<TripItem> {
  return { put: [makeTripItem(trip, { kind: "create", fields })], removed: [] };
}

interface ChangedTrip extends TripOfUser {
  /** The trip as it was shown; `null` where it is not known. */
  base: TripSummary | null;
  fields: ChangedTripFields;
}

/** What waits already for the same trip takes the change on, where the server cannot have it yet. */
export function planTripChange(
  items: readonly OutboxItem[],
  { base, fields, ...trip }: ChangedTrip,
): Changes<TripItem> {
  const own = items.filter(isOfTrip(trip.tripId));
  const change = own.filter(({ work }) => work.kind === "change").findLast(isFoldable);
  return put(
    intoCreation(own, fields) ??
      (change?.work.kind === "change"
        ? { ...asWaiting(change), work: { ...change.work, fields: foldFields(change.work.fields, fields) } }
        : makeTripItem(trip, { kind: "change", base: hasCreation(own) ? null : base, fields })),
  );
}

interface EndedTrip extends TripOfUser {
  end: EndTrip;
}

/** A trip whose start was not sent yet begins and ends with one request. */
export function planTripEnd(items: readonly OutboxItem[], { end, ...trip }: EndedTrip): Changes<TripItem> {
  const own = items.filter(isOfTrip(trip.tripId));
  const ending = own.filter(({ work }) => work.kind === "end").findLast(isFoldable);
  return put(
    intoCreation(own, { ended_at: end.ended_at, end_source: end.source }) ??
      (ending
        ? { ...asWaiting(ending), work: { kind: "end", end } }
        : makeTripItem(trip, { kind: "end", end })),
  );
}

interface DeletedTrip extends TripOfUser {
  base: TripSummary | null;
  withCatches: boolean;
  /** Until then it can be taken back; in milliseconds since 1970. */
  heldUntil: number;
}

export function planTripDeletion(
  items: readonly OutboxItem[],
  { base, withCatches, heldUntil, ...trip }: DeletedTrip,
): Changes<TripItem> {
  const isThere = items.filter(isOfTrip(trip.tripId)).some(({ work }) => work.kind === "delete");
  const deletion = makeTripItem(trip, { kind: "delete", base, withCatches });
  return { put: isThere ? [] : [{ ...deletion, nextAt: heldUntil }], removed: [] };
}

function put(item: TripItem): Changes<TripItem> {
  return { put: [item], removed: [] };
}

/** `null` where the server may have the trip already: a repeated creation changes nothing there. */
function intoCreation(own: readonly TripItem[], fields: ChangedTripFields): TripItem | null {
  const creation = own.find(({ work }) => work.kind === "create");
  if (creation?.work.kind !== "create" || !isUnsent(creation)) return null;
  const created = foldFields(creation.work.fields, defined(fields));
  return { ...asWaiting(creation), work: { kind: "create", fields: withoutEndOfRunning(created) } };
}

/** A trip that runs does not say how its end is known. */
function withoutEndOfRunning(fields: CreatedTrip["fields"]): CreatedTrip["fields"] {
  if (typeof fields.ended_at === "string") return fields;
  const { ended_at: _end, end_source: _source, ...running } = fields;
  return running;
}

/** `undefined` changes nothing. */
function defined(fields: ChangedTripFields): Omit<ChangedTripFields, "started_at"> & { started_at?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function hasCreation(own: readonly TripItem[]): boolean {
  return own.some(({ work }) => work.kind === "create");
}
