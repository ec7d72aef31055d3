import type { UnitSystem } from "@creel/domain/accounts/user";
import { MILES_TO_KILOMETERS } from "@creel/domain/units/conversions";

const MILES = [1, 5, 10, 25, 50, 100, 250];
const KILOMETERS = [2, 10, 20, 40, 80, 150, 400];

/** 0.000001 mi are less than two millimeters. */
const MILE_DECIMALS = 6;

/** In miles, round in these units. */
export function radiiIn(system: UnitSystem): number[] {
  if (system === "imperial") return MILES;
  return KILOMETERS.map((km) => Number(MILES_TO_KILOMETERS.toApi(km).toFixed(MILE_DECIMALS)));
}
