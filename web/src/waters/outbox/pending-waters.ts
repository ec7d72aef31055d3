import type { Water, WaterSummary } from "@creel/domain/waters/water";
import { waterAt } from "@creel/domain/waters/water-at";
import type { UnnamedPlace, WaterList } from "@creel/domain/waters/water-list";

import { bySubject, type OutboxItem } from "../../outbox/outbox-item.ts";
import { spotIdOf } from "./plan-water.ts";
import { isOfWater, isWaterItem, type WaterItem } from "./water-item.ts";
import { waterOfItems } from "./water-of-items.ts";

/** Returns one water with its pending changes; `null` if it is deleted, or not on this device. */
export function waterWithPending(
  stored: Water | null,
  id: string,
  items: readonly OutboxItem[],
): Water | null {
  return waterOfItems(stored, items.filter(isOfWater(id)));
}

/**
 * Applies pending changes to a list of waters.
 *
 * @param isWhole True if no filter narrows the list. Nobody knows of a fish or a trip on a new water, so a filter
 *   leaves it out.
 */
export function withPendingWaters(
  list: WaterList,
  items: readonly OutboxItem[],
  isWhole: boolean,
): WaterList {
  const waiting = bySubject(items.filter(isWaterItem));
  const listed = list.waters.flatMap((water) => {
    const own = waiting.get(water.id);
    return own ? mergePending(water, own) : water;
  });
  const known = new Set(list.waters.map(({ id }) => id));
  const added = [...waiting]
    .filter(([id, own]) => !known.has(id) && own.some(({ work }) => work.kind === "create"))
    .flatMap(([, own]) => mergePending(null, own));
  const shapes = added.map((water) => ({ ...water, outline: water.small_outline }));
  // Places on a new water now have a name.
  const filed = list.unnamed.map((place) => ({ place, on: waterAt(place, shapes)?.id ?? null }));
  const placesOn = (id: string | null) => filed.flatMap(({ place, on }) => (on === id ? [place] : []));
  return {
    waters: isWhole ? [...added.map((water) => withFiled(water, placesOn(water.id))), ...listed] : listed,
    unnamed: placesOn(null),
  };
}

/** Adds the places that the server will file on the water. */
function withFiled(water: WaterSummary, places: readonly UnnamedPlace[]): WaterSummary {
  const sum = (of: "fish" | "trips" | "blanks" | "hours") =>
    places.reduce((total, place) => total + place[of], water[of]);
  const [last = null] = places.map((place) => place.last_on).toSorted((one, other) => (one < other ? 1 : -1));
  return {
    ...water,
    fish: sum("fish"),
    trips: sum("trips"),
    blanks: sum("blanks"),
    hours: sum("hours"),
    last_on: water.last_on ?? last,
  };
}

/** Empty if the water is deleted. */
function mergePending(summary: WaterSummary | null, items: readonly WaterItem[]): WaterSummary[] {
  const stored = summary && { ...summary, outline: summary.small_outline, spots: [] };
  const merged = waterOfItems(stored, items);
  if (!merged) return [];
  const { outline, spots: _spots, ...water } = merged;
  return [{ ...water, small_outline: outline }];
}

/** Whether something of a water, or of one of its spots, is only on this device. */
export function isPending(items: readonly OutboxItem[], waterId: string, spotId?: string): boolean {
  return items.filter(isOfWater(waterId)).some((item) => spotId === undefined || spotIdOf(item) === spotId);
}
