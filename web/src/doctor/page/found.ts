import type { Catch } from "@creel/domain/catches/catch";
import type { Check, Finding } from "@creel/domain/doctor/finding";
import type { TripSummary } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { speciesName } from "../../species/species-names.ts";
import type { Units } from "../../units/make-units.ts";

/** Checks about the place of a catch. */
export const PLACE_CHECKS: ReadonlySet<Check> = new Set(["no_place", "turned_place", "off_water", "on_land"]);

/** A finding with the records it is about. */
export interface Found {
  finding: Finding;
  /** Both catches for a `twice` finding. */
  catches: readonly Catch[];
  trip: TripSummary | null;
  /** The name of the file that the first catch was imported from; `null` if it was logged in Creel. */
  fileName: string | null;
}

interface Named extends Omit<Found, "finding" | "fileName"> {
  finding: Pick<Finding, "check">;
}

/** Returns the heading of a finding, such as "Perch, 310 in". */
export function nameOf({ finding, catches, trip }: Named, units: Units): string {
  const [caught] = catches;
  if (!caught) return trip?.water?.name ?? trip?.place_name ?? t`A trip`;
  const species = speciesName(caught.species);
  const figure = figureOf(finding, caught, units);
  const name = figure === null ? species : t`${species}, ${figure}`;
  return finding.check === "twice" ? t`${name}, twice` : name;
}

function figureOf({ check }: Named["finding"], { length, weight }: Catch, units: Units): string | null {
  const isLong = check === "length" || weight === null;
  if (isLong) return length === null ? null : units.format("length", length);
  return units.format("weight", weight);
}

/** Returns an instant of a trip in the shape that the date formatters take. */
export function whenOf({ time_zone }: TripSummary, date: string) {
  return { date, time: date, time_zone };
}
