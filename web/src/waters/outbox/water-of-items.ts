import { WATER_LIMITS } from "@creel/domain/waters/new-water";
import type { Spot, Water } from "@creel/domain/waters/water";

import type { WaterItem, WaterWork } from "./water-item.ts";

/**
 * A water as it will be when all that waits for it is sent.
 *
 * @param stored As the server answered it; `null` for one that no answer has.
 * @param items Those of this water, the oldest first.
 * @returns `null` for a water that will be deleted, and for one of which only a part is on this device.
 */
export function waterOfItems(stored: Water | null, items: readonly WaterItem[]): Water | null {
  if (items.some(({ work }) => work.kind === "delete")) return null;
  return items.reduce(apply, stored);
}

function apply(water: Water | null, { subjectId: waterId, work, keptAt }: WaterItem): Water | null {
  const at = new Date(keptAt).toISOString();
  if (work.kind === "create") {
    return water ?? { ...emptyWater(waterId, at), ...defined(work.fields), id: waterId };
  }
  if (work.kind === "change") {
    const base = water ?? work.base;
    return base && { ...base, ...defined(work.fields), updated_at: at };
  }
  return water && { ...water, spots: withSpot(water.spots, work) };
}

function withSpot(spots: readonly Spot[], work: WaterWork): Spot[] {
  switch (work.kind) {
    case "add spot":
      return spots.some(({ id }) => id === work.spot.id)
        ? [...spots]
        : [...spots, { ...EMPTY_SPOT, ...defined(work.spot) }];
    case "change spot":
      return spots.map((spot) => (spot.id === work.spotId ? { ...spot, ...defined(work.fields) } : spot));
    case "remove spot":
      return spots.filter(({ id }) => id !== work.spotId);
    case "create":
    case "change":
    case "delete":
    case "add reading":
    case "remove reading":
      return [...spots];
  }
}

/** The version that the server gives what is new. */
const FIRST_VERSION = 1;

const EMPTY_SPOT = {
  version: FIRST_VERSION,
  radius: WATER_LIMITS.spotRadius.default,
  note: null,
  fish: 0,
};

function emptyWater(id: string, at: string): Omit<Water, "name" | "latitude" | "longitude"> {
  return {
    id,
    version: FIRST_VERSION,
    kind: "lake",
    radius: WATER_LIMITS.radius.default,
    outline: null,
    note: null,
    spots: [],
    is_sample: false,
    fish: 0,
    trips: 0,
    blanks: 0,
    hours: 0,
    usable: { trips: 0, fish: 0, hours: 0 },
    best: null,
    first_on: null,
    last_on: null,
    created_at: at,
    updated_at: at,
  };
}

/** `undefined` changes nothing. */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const given = Object.entries(fields).map(([name, value]) => value !== undefined && { [name]: value });
  return Object.assign({}, ...given);
}

/** Without the fields that may be absent being `undefined`. */
type Defined<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };
