import {
  type CatchItem,
  isPaused,
  LONGEST_WAIT_MS,
  type OutboxItem,
  type TripItem,
  type WaterItem,
} from "./outbox-item.ts";

/** After so many tries a trip or a water that the server does not answer for is not waited for any more. */
const MOST_TRIES_WAITED = 3;

/**
 * The item to send next: words before photos, the oldest first. What belongs to one catch goes strictly in turn, except
 * that photos wait for nothing but their catch. A deletion comes instead of everything else of its catch.
 */
export function nextToSend<Item extends OutboxItem>(items: readonly Item[], now: number): Item | null {
  const ready = items.filter((item) => isDue(item, now) && !isBlocked(item, items));
  const byAge = ready.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return byAge.find(({ work }) => work.kind !== "photo") ?? byAge[0] ?? null;
}

function isDue(item: OutboxItem, now: number): boolean {
  return item.state !== "asks" && !isPaused(item) && dueAt(item, now) <= now;
}

function dueAt({ nextAt }: OutboxItem, now: number): number {
  return nextAt > now + LONGEST_WAIT_MS ? now : nextAt;
}

function isBlocked(item: OutboxItem, items: readonly OutboxItem[]): boolean {
  return items.some((other) => other.id !== item.id && blocks(other, item));
}

function blocks(other: OutboxItem, item: OutboxItem): boolean {
  if (item.subject === "water") return other.subject === "water" && blocksWater(other, item);
  if (other.subject === "water") return isNamed(other, item) && isAwaited(other);
  if (item.subject === "trip") return other.subject === "trip" && blocksTrip(other, item);
  if (other.subject === "trip") return isTripOf(other, item) && isAwaited(other);
  return blocksCatch(other, item);
}

function blocksCatch(other: CatchItem, item: CatchItem): boolean {
  if (other.catchId !== item.catchId) return false;
  if (item.work.kind === "delete") return false;
  // Nothing comes before its catch, also where a clock that was set back made its id smaller.
  if (other.work.kind === "delete" || other.work.kind === "create") return true;
  return other.work.kind === "change" && item.work.kind === "change" && other.id < item.id;
}

/** To a server that does not know the trip, the catch would be of none. */
function isTripOf({ tripId, work }: TripItem, { work: ofCatch }: CatchItem): boolean {
  const isWritten = ofCatch.kind === "create" || ofCatch.kind === "change";
  return work.kind === "create" && isWritten && ofCatch.fields.trip_id === tripId;
}

/** To a server that does not know the water or the spot, the catch or the trip would be on whichever lies there. */
function isNamed({ waterId, work }: WaterItem, { work: named }: CatchItem | TripItem): boolean {
  if (named.kind !== "create" && named.kind !== "change") return false;
  if (work.kind === "create") return named.fields.water_id === waterId;
  return work.kind === "add spot" && "spot_id" in named.fields && named.fields.spot_id === work.spot.id;
}

/** What asks or fails again and again holds nothing up for good. */
function isAwaited({ state, tries }: OutboxItem): boolean {
  return state !== "asks" && tries <= MOST_TRIES_WAITED;
}

function blocksTrip(other: TripItem, item: TripItem): boolean {
  if (other.tripId !== item.tripId) return blocksOtherTrip(other, item);
  return blocksInTurn(other, item, other.work.kind === "change" && item.work.kind === "change");
}

function blocksWater(other: WaterItem, item: WaterItem): boolean {
  if (other.waterId !== item.waterId) return false;
  const ofWater = other.work.kind === "change" && item.work.kind === "change";
  const spotIds = [other, item].map(({ work }) => (work.kind === "change spot" ? work.spotId : null));
  return blocksInTurn(other, item, ofWater || (spotIds[0] !== null && spotIds[0] === spotIds[1]));
}

/**
 * A trip goes strictly in turn, and so does a water, past what asks, except that nothing comes before its creation.
 *
 * @param isConflict Whether the two change the same.
 */
function blocksInTurn(other: OutboxItem, item: OutboxItem, isConflict: boolean): boolean {
  if (item.work.kind === "delete") return false;
  if (other.work.kind === "delete") return true;
  // Also where a clock that was set back made its id the larger one.
  if (item.work.kind === "create") return false;
  if (other.work.kind === "create") return true;
  return other.id < item.id && (other.state !== "asks" || isConflict);
}

/** What happened on a trip, and where it led, moves neither its start nor its end. */
const CHANGES_OF_TIME = new Set(["create", "change", "end", "delete"]);

/** A trip may begin where another one was, once that is ended, moved, or deleted. */
function blocksOtherTrip(other: TripItem, item: TripItem): boolean {
  return (
    item.work.kind === "create" &&
    CHANGES_OF_TIME.has(other.work.kind) &&
    other.id < item.id &&
    isAwaited(other)
  );
}

/** When something is due next, in milliseconds since 1970; `null` when nothing waits for its time. */
export function nextDue(items: readonly OutboxItem[], now: number): number | null {
  const times = items.filter((item) => item.state !== "asks" && !isPaused(item) && !isBlocked(item, items));
  return times.length === 0 ? null : Math.max(now, Math.min(...times.map((item) => dueAt(item, now))));
}
