import type { FishingRating } from "@creel/domain/fishing-score/rating";
import type { Outings } from "@creel/domain/insights/outings";

import type { Units } from "../../units/make-units.ts";
import type { ReportBin, ReportFactor } from "../report/report.ts";
import { findBinName } from "./bin-names.ts";
import {
  nameOfDifference,
  nameOfThird,
  nameOfWind,
  subjectOfDifference,
  subjectOfThird,
  subjectOfWind,
} from "./measured-bins.ts";

interface BinName {
  /** Shown in a row below the factor's name. */
  name: string;
  /** The name as the subject of a sentence. */
  subject: string;
  /** Whether the name is a water or a spot, which has its own text style. */
  isPlace?: boolean;
}

export type NamedBin = ReportBin & BinName;

/** The part of a bin that a chart shows. */
export interface ChartRow extends Pick<ReportBin, "bin" | "fish" | "hours" | "outings" | "rate"> {
  name: string;
  isPlace?: boolean;
  /** Shows a mark in the color of this rating beside the name. */
  mark?: FishingRating;
}

export interface BinNaming {
  units: Units;
  lureName: (lure: string) => string;
  /** The names of waters and spots, keyed by id. */
  places: ReadonlyMap<string, string>;
}

export function nameBins(factor: ReportFactor, naming: BinNaming): NamedBin[] {
  return factor.bins.map((bin) =>
    Object.assign(
      {},
      bin,
      factor.limits ? nameOfTemperature(bin.bin, factor) : nameOf(bin.bin, factor, naming),
    ),
  );
}

/** Rates are compared by the difference from the usual temperature of that time of year. */
function nameOfTemperature(bin: string, { name }: ReportFactor): BinName {
  return { name: nameOfDifference(bin), subject: subjectOfDifference(bin, name === "waterTemperature") };
}

/** @param bin The code of the bin. */
export function nameOf(
  bin: string,
  { name: factor, limits }: Pick<ReportFactor, "name" | "limits">,
  { units, lureName, places }: BinNaming,
): BinName {
  const binName = findBinName(factor, bin);
  if (binName) return binName;
  if (factor === "wind") return { name: nameOfWind(bin, units), subject: subjectOfWind(bin, units) };
  if (limits) {
    const measure = factor === "waterTemperature" ? "water_temperature" : "air_temperature";
    const third = { measure, bin, limits } as const;
    return { name: nameOfThird(third, units), subject: subjectOfThird(third, units) };
  }
  if (factor === "lure") return { name: lureName(bin), subject: lureName(bin) };
  const name = places.get(bin) ?? bin;
  return { name, subject: name, isPlace: true };
}

/** Returns the names of the fished waters and spots, keyed by id. */
export function namesOfPlaces({ outings }: Outings): ReadonlyMap<string, string> {
  const places = outings.flatMap(({ water, segments }) => [water, ...segments.map(({ spot }) => spot)]);
  return new Map(places.flatMap((place): [string, string][] => (place ? [[place.id, place.name]] : [])));
}
