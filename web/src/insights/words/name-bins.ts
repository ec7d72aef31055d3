import type { FishingRating } from "@creel/domain/fishing-score/rating";
import type { Outings } from "@creel/domain/insights/outings";

import type { Units } from "../../units/make-units.ts";
import type { ReportBin, ReportFactor } from "../report/report.ts";
import { wordsOfBin } from "./bin-names.ts";
import {
  nameOfDifference,
  nameOfThird,
  nameOfWind,
  subjectOfDifference,
  subjectOfThird,
  subjectOfWind,
} from "./measured-bins.ts";

interface BinName {
  /** In a row below the factor's name. */
  name: string;
  /** As what a sentence is about. */
  subject: string;
  /** Whether it is the name of a water or of a spot, which is written as on a chart. */
  isPlace?: boolean;
}

export type NamedBin = ReportBin & BinName;

/** What is drawn of a bin. */
export interface ChartRow extends Pick<ReportBin, "bin" | "fish" | "hours" | "outings" | "rate"> {
  name: string;
  isPlace?: boolean;
  /** With the color of this rating beside its name. */
  mark?: FishingRating;
}

export interface BinNaming {
  units: Units;
  lureName: (lure: string) => string;
  /** Names of waters and spots by their ids. */
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

/** Rates are compared by how far a temperature is from what is usual then. */
function nameOfTemperature(bin: string, { name }: ReportFactor): BinName {
  return { name: nameOfDifference(bin), subject: subjectOfDifference(bin, name === "waterTemperature") };
}

/** @param bin its code */
export function nameOf(
  bin: string,
  { name: factor, limits }: Pick<ReportFactor, "name" | "limits">,
  { units, lureName, places }: BinNaming,
): BinName {
  const words = wordsOfBin(factor, bin);
  if (words) return words;
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

/** Names of the waters and spots that were fished, by their ids. */
export function namesOfPlaces({ outings }: Outings): ReadonlyMap<string, string> {
  const places = outings.flatMap(({ water, segments }) => [water, ...segments.map(({ spot }) => spot)]);
  return new Map(places.flatMap((place): [string, string][] => (place ? [[place.id, place.name]] : [])));
}
