import type { UnitSystem } from "@creel/domain/accounts/user";
import type { MeasureName } from "@creel/domain/details/details";
import { FEET_TO_METERS, MILES_TO_KILOMETERS } from "@creel/domain/units/conversions";
import { OUNCES_PER_POUND, toPoundsAndOunces } from "@creel/domain/units/pounds-and-ounces";
import { roundedValue, shownValue } from "@creel/domain/units/unit-values";
import { type Unit, UNITS } from "@creel/domain/units/units";

import { formatDecimals } from "../i18n/numbers.ts";
import type { Amount } from "../ui/layout/figure.tsx";

/** Formats and parses measures in the angler's units. All values are in the API's units. */
export interface Units {
  system: UnitSystem;
  /** Whether weights are shown in pounds and ounces. */
  hasOunces: boolean;
  unitOf: (name: MeasureName) => Unit;
  /** For figures in rows: at most two decimals. */
  glance: (name: MeasureName, value: number) => Amount[];
  /** The sum of weights, rounded independently of their decimals. */
  totalWeight: (value: number) => Amount[];
  /** Example: "142.6 lb". */
  formatTotalWeight: (value: number) => string;
  /** Formats with the usual decimals, which may be more than in rows. */
  exact: (name: MeasureName, value: number) => Amount[];
  /** Examples: "6.63 lb", "5 lb 8.5 oz", with the usual decimals. */
  format: (name: MeasureName, value: number) => string;
  /** Example: "29.92". */
  formatBare: (name: MeasureName, value: number) => string;
  /** In miles or kilometers, without decimals from ten on. */
  distance: (miles: number) => Amount;
  /** Examples: "25 mi", "40 km". */
  formatDistance: (miles: number) => string;
  /** The uncertainty of a position. Examples: "± 12 m", "± 39 ft", "± 1.2 mi". */
  formatAccuracy: (meters: number) => string;
}

const GLANCE_DECIMALS = 2;
/** From this distance on, decimals are not shown. In miles or kilometers. */
const WHOLE_DISTANCE = 10;
const THOUSAND = 1000;

export function makeUnits(system: UnitSystem, wantsOunces: boolean): Units {
  const hasOunces = wantsOunces && system === "imperial";
  const unitOf = (name: MeasureName) => UNITS[system][name];

  function formatBare(name: MeasureName, value: number): string {
    const unit = unitOf(name);
    const decimals = { min: unit.leastDecimals, max: unit.readDecimals, isGrouped: unit.isGrouped };
    return formatDecimals(shownValue(unit, value), decimals);
  }

  function exact(name: MeasureName, value: number): Amount[] {
    if (name === "weight" && hasOunces) return inOunces(value, 1);
    return [{ figure: formatBare(name, value), unit: unitOf(name).name }];
  }

  function glance(name: MeasureName, value: number): Amount[] {
    if (name === "weight" && hasOunces) return inOunces(value, 1);
    return [inRows(unitOf(name), shownValue(unitOf(name), value))];
  }

  function totalWeight(value: number): Amount[] {
    if (hasOunces) return inOunces(Math.round(value * OUNCES_PER_POUND) / OUNCES_PER_POUND, 0);
    return [inRows(unitOf("weight"), roundedValue(unitOf("weight"), value))];
  }

  return {
    system,
    hasOunces,
    unitOf,
    glance,
    exact,
    totalWeight,
    formatTotalWeight: (value) => totalWeight(value).map(joinAmount).join(" "),
    format: (name, value) => exact(name, value).map(joinAmount).join(" "),
    formatBare,
    distance: (miles) => distanceIn(system, miles),
    formatDistance: (miles) => joinAmount(distanceIn(system, miles)),
    formatAccuracy: (meters) => `± ${joinAmount(shortDistanceIn(system, meters))}`,
  };
}

function joinAmount({ figure, unit }: Amount): string {
  return `${figure} ${unit}`;
}

function inRows({ name, leastInRows, isGrouped }: Unit, value: number): Amount {
  return { figure: formatDecimals(value, { min: leastInRows, max: GLANCE_DECIMALS, isGrouped }), unit: name };
}

function inOunces(weight: number, decimals: number): Amount[] {
  const { pounds, ounces } = toPoundsAndOunces(weight);
  return [
    { figure: formatDecimals(pounds, { min: 0, max: 0, isGrouped: true }), unit: "lb" },
    { figure: formatDecimals(ounces, { min: 0, max: decimals, isGrouped: true }), unit: "oz" },
  ];
}

function distanceIn(system: UnitSystem, miles: number): Amount {
  const distance = system === "metric" ? MILES_TO_KILOMETERS.fromApi(miles) : miles;
  const max = distance < WHOLE_DISTANCE ? 1 : 0;
  const figure = formatDecimals(distance, { min: 0, max, isGrouped: true });
  return { figure, unit: system === "metric" ? "km" : "mi" };
}

/** Uses feet or meters below a thousand of them. */
function shortDistanceIn(system: UnitSystem, meters: number): Amount {
  const distance = system === "metric" ? meters : FEET_TO_METERS.toApi(meters);
  if (distance >= THOUSAND) return distanceIn(system, MILES_TO_KILOMETERS.toApi(meters / THOUSAND));
  const figure = formatDecimals(Math.max(1, distance), { min: 0, max: 0, isGrouped: true });
  return { figure, unit: system === "metric" ? "m" : "ft" };
}
