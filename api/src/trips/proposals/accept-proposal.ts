import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { NewTrip } from "@creel/domain/trips/new-trip";
import type { AcceptProposals } from "@creel/domain/trips/trip-proposals";

import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import type { TripRow, UserRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { findEndedTripWithin, ownTrips } from "../record/trips.repository.ts";
import { logTrip } from "../write/log-trip.ts";
import { findLooseAmong, type LooseRow } from "./proposals.repository.ts";

type Accepted = AcceptProposals["items"][number];

/**
 * Makes a trip of catches. What is not said of its start or end is that of the first or last fish, and then nobody knows
 * the hours.
 * @throws AppError not_found when none of the catches is without a trip; invalid_input, trip_overlaps, trip_running
 */
export async function acceptProposal(db: Database, user: UserRow, item: Accepted): Promise<TripRow> {
  const stored = await ownTrips.find(db, { userId: user.id, id: item.id.toLowerCase() });
  if (stored) return stored;
  const catches = await findLooseAmong(db, user.id, item.catchIds);
  const [first] = catches;
  if (!first) throw new AppError("not_found");
  const wanted = tripOf(item, first, catches);
  const isSaid = item.started_at !== undefined || item.ended_at !== undefined;
  const isDayOnly = !isSaid && catches.every(({ caughtTime }) => caughtTime === null);
  const key = { userId: user.id, id: item.id };
  const free = isDayOnly ? await inFreeMinute(db, key, wanted) : wanted;
  const { row } = await logTrip(db, user, { ...free, catchIds: catches.map(({ id }) => id) });
  return row;
}

/** Most trips of one day that are gone by. */
const MOST_OF_DAY = 20;

/** A trip of which only the day is known stands at noon, or after the trips that are there then. */
async function inFreeMinute(db: Database, key: RowKey, wanted: NewTrip): Promise<NewTrip> {
  let startedAt = new Date(wanted.started_at);
  for (let tries = 0; tries < MOST_OF_DAY; tries += 1) {
    const endedAt = new Date(startedAt.getTime() + MINUTE_MS);
    const other = await findEndedTripWithin(db, key, { startedAt, endedAt });
    if (!other?.endedAt) {
      return { ...wanted, started_at: startedAt.toISOString(), ended_at: endedAt.toISOString() };
    }
    startedAt = other.endedAt;
  }
  return wanted;
}

function tripOf(item: Accepted, first: LooseRow, catches: readonly LooseRow[]): NewTrip {
  return {
    id: item.id,
    ...timesOf(item, first, catches),
    start_source: sourceOf(item.started_at),
    end_source: sourceOf(item.ended_at),
    time_zone: first.timeZone,
    all_logged: item.all_logged,
    ...placeOf(catches),
    water_id: chosenWaterOf(catches),
  };
}

/** Which the angler said of the catches; else it is found by the place. */
function chosenWaterOf(catches: readonly LooseRow[]): string | undefined {
  const chosen = catches.filter(({ isWaterChosen }) => isWaterChosen).map(({ waterId }) => waterId);
  const [first] = chosen;
  return first && chosen.every((id) => id === first) ? first : undefined;
}

function timesOf({ started_at, ended_at }: Accepted, first: LooseRow, catches: readonly LooseRow[]) {
  const timed = catches.filter(({ caughtTime }) => caughtTime !== null);
  const from = timed[0] ?? first;
  const to = timed.at(-1) ?? first;
  const startedAt = started_at ?? from.caughtAt.toISOString();
  // A trip lasts; of a single fish, a minute.
  const earliestEnd = Date.parse(startedAt) + MINUTE_MS;
  const lastFish = new Date(Math.max(to.caughtAt.getTime(), earliestEnd));
  return { started_at: startedAt, ended_at: ended_at ?? lastFish.toISOString() };
}

function sourceOf(said: string | undefined) {
  return said === undefined ? "inferred" : "typed";
}

function placeOf(catches: readonly LooseRow[]) {
  const placed = catches.find(({ latitude }) => latitude !== null);
  return { latitude: placed?.latitude ?? null, longitude: placed?.longitude ?? null };
}
