import { DAY_MS } from "../../dates/units-of-time.ts";
import type { WaterKind } from "../../waters/new-water.ts";
import { tidalReach } from "../../waters/tidal-reach.ts";
import type { Marine } from "../../weather/marine.ts";
import type { Outing } from "../outings.ts";
import { featuresOf } from "./day-features.ts";

interface Known {
  /** The one of the angler that is meant; `null` on none. */
  water: { id: string; kind: WaterKind } | null;
  /** `null` where nobody was asked. */
  marine: Pick<Marine, "waterTemperature" | "seaSurfaceTemperature"> | null;
  /** In the order of time. */
  outings: readonly Outing[];
  /** yyyy-mm-dd */
  day: string;
}

/** A water changes in a week by less than a third of what it does between the days of a year. */
const HOLDS_DAYS = 7;

/**
 * In °F, from where the hours of a trip have it: a station near by, of the sea a model, else what was last noted on that
 * water within a week. `null` where it is not known.
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
