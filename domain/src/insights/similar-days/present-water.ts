import { DAY_MS } from "../../dates/units-of-time.ts";
import type { RiverLevel } from "../../waters/gauge.ts";
import type { WaterKind } from "../../waters/new-water.ts";
import { tidalReach } from "../../waters/tidal-reach.ts";
import type { Marine } from "../../weather/marine.ts";
import type { Turn } from "../../weather/tide-at.ts";
import type { Outing } from "../outings.ts";
import { featuresOf } from "./day-features.ts";

/** The present state of the water at a place, which its forecast lacks. */
export interface PresentWater {
  /** In °F. */
  waterTemperature: number | null;
  /** The position within the gauge's year, 0 to 1. */
  flow: number | null;
  /** The next high and low waters, in chronological order; empty without tides. */
  turns: readonly Turn[];
}

interface Known {
  /** The angler's water to look up; `null` if the place is on none. */
  water: { id: string; kind: WaterKind } | null;
  /** `null` if coastal data was not requested. */
  marine: Coast | null;
  /** The answer about the water's gauge; `null` if it was not requested. */
  conditions: { level: Level | null } | null;
  /** In chronological order. */
  outings: readonly Outing[];
  /** yyyy-mm-dd */
  day: string;
  /** In milliseconds since 1970. */
  now: number;
}

interface Coast extends Pick<Marine, "waterTemperature" | "seaSurfaceTemperature"> {
  tides: readonly Turn[];
  tideStation: { distance: number } | null;
}

interface Level extends Pick<RiverLevel, "index"> {
  now: Pick<RiverLevel["now"], "observedAt">;
}

/** A water changes less than a third as much in a week as it does over a year. */
const HOLDS_DAYS = 7;

/** Returns what the hours of a trip would get now, from the same sources. */
export function presentWater(known: Known): PresentWater {
  const { water, marine, outings, day } = known;
  const kind = water?.kind ?? null;
  return {
    waterTemperature: (marine && ofCoast(marine, kind)) ?? lastNoted(outings, { water, day }),
    flow: flowOf(known),
    turns: marine && isWithinReach(marine.tideStation, kind) ? marine.tides : [],
  };
}

/** From a nearby station, for the sea from a model. */
function ofCoast(
  { waterTemperature: measured, seaSurfaceTemperature }: Coast,
  kind: WaterKind | null,
): number | null {
  if (measured && isWithinReach(measured.station, kind)) return measured.value;
  return kind === "sea" ? seaSurfaceTemperature : null;
}

function isWithinReach(station: { distance: number } | null, kind: WaterKind | null): boolean {
  const reach = tidalReach(kind);
  return station !== null && reach !== null && station.distance <= reach;
}

/** The last value noted on that water within a week. */
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

/** A copy on this device may be older than a day, and a river rises within hours. */
function flowOf({ conditions, now }: Pick<Known, "conditions" | "now">): number | null {
  const observedAt = conditions?.level?.now.observedAt ?? null;
  if (observedAt === null || now - Date.parse(observedAt) > DAY_MS) return null;
  return conditions?.level?.index ?? null;
}
