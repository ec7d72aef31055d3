import { DAY_MS } from "../../dates/units-of-time.ts";
import type { WaterKind } from "../../waters/new-water.ts";
import { tidalReach } from "../../waters/tidal-reach.ts";
import type { Marine } from "../../weather/marine.ts";
import type { Outing } from "../outings.ts";
import { featuresOf } from "./day-features.ts";

interface Known {
  /** The angler's water to look up; `null` if the place is on none. */
  water: { id: string; kind: WaterKind } | null;
  /** `null` if coastal data was not requested. */
  marine: Pick<Marine, "waterTemperature" | "seaSurfaceTemperature"> | null;
  /** In chronological order. */
  outings: readonly Outing[];
  /** yyyy-mm-dd */
  day: string;
}

/** A water changes less than a third as much in a week as it does over a year. */
const HOLDS_DAYS = 7;

/**
 * Returns the water temperature in °F from the same sources as the hours of a trip: a nearby station, for the sea a
 * model, otherwise the last value noted on that water within a week. Returns `null` if unknown.
 */
export function presentWaterTemperature({ water, marine, outings, day }: Known): number | null {
  return (marine && ofCoast(marine, water?.kind ?? null)) ?? lastNoted(outings, { water, day });
}

function ofCoast(
  { waterTemperature: measured, seaSurfaceTemperature }: NonNullable<Known["marine"]>,
  kind: WaterKind | null,
): number | null {
  const reach = tidalReach(kind);
  if (measured && reach !== null && measured.station.distance <= reach) return measured.value;
  return kind === "sea" ? seaSurfaceTemperature : null;
}

function lastNoted(outings: readonly Outing[], { water, day }: Pick<Known, "water" | "day">): number | null {
  if (!water) return null;
  const noted = outings.flatMap((outing) => {
    const age = (Date.parse(day) - Date.parse(outing.day)) / DAY_MS;
    const isOfNow = outing.water?.id === water.id && age >= 0 && age <= HOLDS_DAYS;
    const value = isOfNow ? featuresOf(outing).waterTemperature : null;
    return value === null ? [] : [value];
  });
  return noted.at(-1) ?? null;
}
