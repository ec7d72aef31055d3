import type { WaterSummary } from "@creel/domain/waters/water";
import { waterAt } from "@creel/domain/waters/water-at";

/** A water that this device knows. It may be only on this device. */
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
  /** As the server has it; `null` if it is new. */
  before: Placed | null;
  /** The water id that is sent: `null` for no water, `undefined` to find it by the place. */
  waterId: string | null | undefined;
  waters: readonly KnownWater[];
}

/** The water that the server will find; `undefined` if it stays the same, or if this device cannot know. */
export function waterAfter(placed: Placed, { before, waterId, waters }: Sent): Named | null | undefined {
  if (waterId === null) return null;
  const named = waters.find(({ id }) => id === waterId);
  if (named) return nameOf(named);
  // Until the waters are known, the view that shows it may find its name.
  if (waterId !== undefined && waters.length === 0) return { id: waterId, name: "" };
  if (before === null) return foundAt(placed, waters) ?? undefined;
  // A chosen water stays.
  const isUnchanged =
    waterId === undefined ? isSamePlace(before, placed) || !isFound(before, waters) : isOn(before, waterId);
  return isUnchanged ? undefined : foundAt(placed, waters);
}

function isSamePlace(one: Placed, other: Placed): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}

/** A water was not chosen if it is the one at the place. */
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
