import { daysIn } from "../dates/zone-days.ts";
import { isBeyondClock } from "../trips/trip-hours.ts";
import { type Block, blocksOf } from "./block.ts";
import { isCounted, measureIn } from "./column-values.ts";
import type { CountedFish, FishedUnit, LogOfReturn, Period, ReturnTrip } from "./fished-units.ts";
import type { MissingItem, MissingKind } from "./return-figures.ts";
import { isAmong } from "./same-species.ts";

interface Context {
  blocks: readonly Block[];
  /** yyyy-mm-dd in the zone of the return. */
  today: string;
}

const NOTHING = { row: null, catch_id: null, trip_id: null, species: null, length: null, last_fish_at: null };

/** Returns what the return cannot count, or counts in part, for want of something in the log, by day. */
export function missingOf(units: readonly FishedUnit[], context: Context): MissingItem[] {
  const rowOfTrip = new Map<string, { unit: FishedUnit; trip: ReturnTrip; day: string }>();
  for (const unit of units) {
    for (const { trip, day } of unit.tripDays) {
      if (!rowOfTrip.has(trip.id)) rowOfTrip.set(trip.id, { unit, trip, day });
    }
  }
  const ofFish = units.flatMap((unit) =>
    unit.fish.flatMap((caught) =>
      missingOfFish(caught, context).map((kind) => fishItem(kind, caught, unit.row)),
    ),
  );
  const lastFish = lastFishOf(units);
  const ofTrips = [...rowOfTrip.values()].flatMap(({ unit, trip, day }) =>
    missingOfTrip(trip, day, context).map((kind) =>
      tripItem(kind, trip, { day, row: unit.row, last_fish_at: lastFish.get(trip.id) ?? null }),
    ),
  );
  return [...ofFish, ...ofTrips].toSorted((one, other) =>
    one.day < other.day ? -1 : Number(one.day > other.day),
  );
}

const OF_FISH = ["fate", "size", "weight", "no_trip"] as const satisfies readonly MissingKind[];

function missingOfFish(caught: CountedFish, { blocks }: Context): MissingKind[] {
  const found: Record<(typeof OF_FISH)[number], boolean> = {
    fate: caught.fate === null && blocks.some((block) => dependsOnFate(block, caught)),
    size: blocksOf(blocks, "sizes").some(
      (block) => isCounted(block, caught) && measureIn(caught, block.unit) === null,
    ),
    weight: caught.weight === null && blocksOf(blocks, "weight").some((block) => isCounted(block, caught)),
    no_trip: caught.tripId === null && asksForEffort(blocks),
  };
  return OF_FISH.filter((kind) => found[kind]);
}

function dependsOnFate(block: Block, { species }: CountedFish): boolean {
  return "fate" in block && block.fate !== "any" && isAmong(block.species, species);
}

/** Whether trips matter to the return. */
function asksForEffort(blocks: readonly Block[]): boolean {
  return blocks.some(({ kind }) => kind === "hours" || kind === "anglers" || kind === "method");
}

function missingOfTrip(trip: ReturnTrip, day: string, { blocks, today }: Context): MissingKind[] {
  const hasHours = blocks.some(({ kind }) => kind === "hours");
  const hasBlanks = blocks.some(({ kind }) => kind === "blank" || kind === "rod_days");
  const kinds: MissingKind[] = [];
  if (trip.isForgotten || (trip.endedAt === null && day < today)) {
    if (hasHours || hasBlanks) kinds.push("end");
  } else if (hasHours && trip.endedAt !== null && isUnknown(trip)) kinds.push("hours");
  if (!trip.allLogged) kinds.push("unlogged");
  return kinds;
}

function isUnknown({ hours, hoursOverride: override }: ReturnTrip): boolean {
  return hours === null || isBeyondClock({ fished: hours, override });
}

function lastFishOf(units: readonly FishedUnit[]): Map<string, string> {
  const last = new Map<string, string>();
  for (const { tripId, dayOnly, caughtAt } of units.flatMap(({ fish }) => fish)) {
    const at = caughtAt.toISOString();
    if (tripId !== null && dayOnly === null && at > (last.get(tripId) ?? "")) last.set(tripId, at);
  }
  return last;
}

function fishItem(kind: MissingKind, caught: CountedFish, row: string): MissingItem {
  return {
    ...NOTHING,
    kind,
    row,
    catch_id: caught.id,
    trip_id: caught.tripId,
    day: caught.day,
    at: caught.dayOnly === null ? caught.caughtAt.toISOString() : null,
    species: caught.species,
    quantity: caught.quantity,
    length: caught.length,
  };
}

type OfTrip = Pick<MissingItem, "day"> & Partial<MissingItem>;

function tripItem(kind: MissingKind, { id, startedAt }: ReturnTrip, known: OfTrip): MissingItem {
  return { ...NOTHING, kind, trip_id: id, at: startedAt.toISOString(), quantity: 1, ...known };
}

/** Returns one item for all trips of the period that are on no water, if the return is of some waters only. */
export function tripsOnNoWater(
  { trips }: LogOfReturn,
  { waterIds, from, to, timeZone }: Period,
): MissingItem[] {
  if (waterIds.length === 0) return [];
  const dayOf = daysIn(timeZone);
  const somewhere = trips
    .map((trip) => ({ trip, day: dayOf(trip.startedAt) }))
    .filter(({ trip, day }) => trip.water === null && day >= from && day <= to);
  const [first] = somewhere;
  return first ? [tripItem("water", first.trip, { day: first.day, quantity: somewhere.length })] : [];
}
