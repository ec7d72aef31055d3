import { type CatchItem, LONGEST_WAIT_MS, type OutboxItem, type TripItem } from "./outbox-item.ts";

/** After so many tries a trip that the server does not answer for is not waited for any more. */
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
  return item.state !== "asks" && dueAt(item, now) <= now;
}

function dueAt({ nextAt }: OutboxItem, now: number): number {
  return nextAt > now + LONGEST_WAIT_MS ? now : nextAt;
}

function isBlocked(item: OutboxItem, items: readonly OutboxItem[]): boolean {
  return items.some((other) => other.id !== item.id && blocks(other, item));
}

function blocks(other: OutboxItem, item: OutboxItem): boolean {
  if (item.subject === "catch") {
    if (other.subject === "trip") return isTripOf(other, item) && isAwaited(other);
    return other.catchId === item.catchId && blocksCatch(other, item);
  }
  if (other.subject !== "trip") return false;
  return other.tripId === item.tripId ? blocksTrip(other, item) : blocksOtherTrip(other, item);
}

function blocksCatch(other: CatchItem, item: CatchItem): boolean {
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

/** What asks or fails again and again holds nothing up for good. */
function isAwaited({ state, tries }: TripItem): boolean {
  return state !== "asks" && tries <= MOST_TRIES_WAITED;
}

/** A trip goes strictly in turn, past what asks, except that nothing comes before its creation. */
function blocksTrip(other: TripItem, item: TripItem): boolean {
  if (item.work.kind === "delete") return false;
  if (other.work.kind === "delete" || other.work.kind === "create") return true;
  const isConflict = other.work.kind === "change" && item.work.kind === "change";
  return other.id < item.id && (other.state !== "asks" || isConflict);
}

/** A trip may begin where another one was, once that is ended, moved, or deleted. */
function blocksOtherTrip(other: TripItem, item: TripItem): boolean {
  const isAboutTime = !other.work.kind.endsWith(" event");
  return item.work.kind === "create" && isAboutTime && other.id < item.id && isAwaited(other);
}

/** When something is due next, in milliseconds since 1970; `null` when nothing waits for its time. */
export function nextDue(items: readonly OutboxItem[], now: number): number | null {
  const times = items.filter((item) => item.state !== "asks" && !isBlocked(item, items));
  return times.length === 0 ? null : Math.max(now, Math.min(...times.map((item) => dueAt(item, now))));
}
