import type { WaterSummary } from "@creel/domain/waters/water";
import { waterAt } from "@creel/domain/waters/water-at";

/** A water that this device knows, which may be on it alone. */
export type KnownWater = Pick<
  WaterSummary,
  "id" | "name" | "latitude" | "longitude" | "radius" | "small_outline" | "is_sample"
>;

interface Named {
  id: string;
  name: string;
}

/** A catch or a trip. */
interface Placed {
  latitude: number | null;
  longitude: number | null;
  water?: Named | null | undefined;
}

interface Sent {
  /** As the server has it; `null` for a new one. */
  before: Placed | null;
  /** What is sent of the water: `null` is none, and what is absent is found by the place. */
  waterId: string | null | undefined;
  waters: readonly KnownWater[];
}

/** The water that the server will find; `undefined` where it stays, and where this device cannot know. */
export function waterAfter(placed: Placed, { before, waterId, waters }: Sent): Named | null | undefined {
  if (waterId === null) return null;
  const named = waters.find(({ id }) => id === waterId);
  if (named) return nameOf(named);
  // Until they are known, whoever shows it may find its name.
  if (waterId !== undefined && waters.length === 0) return { id: waterId, name: "" };
  if (before === null) return foundAt(placed, waters) ?? undefined;
  // What was chosen stays.
  const isKept =
    waterId === undefined ? isSamePlace(before, placed) || !isFound(before, waters) : isOn(before, waterId);
  return isKept ? undefined : foundAt(placed, waters);
}

function isSamePlace(one: Placed, other: Placed): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}

/** It was not chosen, if it is what lies at its place. */
function isFound(placed: Placed, waters: readonly KnownWater[]): boolean {
  const found = foundAt(placed, waters);
  return found ? isOn(placed, found.id) : !placed.water;
}

function isOn({ water }: Placed, id: string): boolean {
  return water?.id === id;
}

function foundAt({ latitude, longitude }: Placed, waters: readonly KnownWater[]): Named | null {
  if (latitude === null || longitude === null) return null;
  const own = waters.filter((water) => !water.is_sample);
  const found = waterAt({ latitude, longitude }, own.map(toShape));
  return found && nameOf(found);
}

function toShape({ id, name, latitude, longitude, radius, small_outline: outline }: KnownWater) {
  return { id, name, latitude, longitude, radius, outline };
}

function nameOf({ id, name }: Named): Named {
  return { id, name };
}
