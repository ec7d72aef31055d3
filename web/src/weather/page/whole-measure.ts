import { formatDecimals } from "../../i18n/numbers.ts";
import type { Units } from "../../units/make-units.ts";

/** Rounds to whole units, because a forecast is no more precise: "41", "−5". */
export function wholeMeasure(units: Units, name: "air_temperature" | "wind_speed", value: number): string {
  return whole(Math.round(units.unitOf(name).fromApi(value)) + 0);
}

/** Formats with the precision of the source: "29.92" or "1013". */
export function pressureMeasure(units: Units, value: number): string {
  const { fromApi, leastDecimals } = units.unitOf("barometric_pressure");
  return formatDecimals(fromApi(value), { min: leastDecimals, max: leastDecimals, isGrouped: false });
}

/** Formats the amount of change without its sign: "0.04" or "1.4". */
export function pressureDifference(units: Units, change: number): string {
  const { fromApi, leastDecimals } = units.unitOf("barometric_pressure");
  const decimals = Math.max(leastDecimals, 1);
  return formatDecimals(Math.abs(fromApi(change)), { min: decimals, max: decimals, isGrouped: false });
}

export function whole(value: number): string {
  return formatDecimals(value, { min: 0, max: 0, isGrouped: true }).replace("-", "−");
}
