import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { CUBIC_FEET_TO_CUBIC_METERS } from "@creel/domain/units/conversions";
import type { FlowBin, GaugeService, LevelTrend, RiverLevel } from "@creel/domain/waters/gauge";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";

import { formatDecimals } from "../../i18n/numbers.ts";
import type { Amount } from "../../ui/layout/figure.tsx";
import type { Units } from "../../units/make-units.ts";

const BIN_NAMES: Record<FlowBin, MessageDescriptor> = {
  low: msg({ message: "low", context: "level of a river" }),
  usual: msg({ message: "usual", context: "level of a river" }),
  high: msg({ message: "high", context: "level of a river" }),
};

const TREND_NAMES: Record<LevelTrend, MessageDescriptor> = {
  falling: msg({ message: "falling", context: "level of a river" }),
  steady: msg({ message: "steady", context: "level of a river" }),
  rising: msg({ message: "rising", context: "level of a river" }),
};

const SERVICE_NAMES: Record<GaugeService, string> = {
  usgs: "USGS",
  ea: "Environment Agency",
  pegelonline: "PEGELONLINE",
  eccc: "ECCC",
  hubeau: "Hub’Eau",
  smhi: "SMHI",
  nve: "NVE",
};

export function binName(bin: FlowBin): string {
  return i18n._(BIN_NAMES[bin]);
}

export function trendName(trend: LevelTrend): string {
  return i18n._(TREND_NAMES[trend]);
}

export function serviceName(service: GaugeService): string {
  return SERVICE_NAMES[service];
}

/** In feet with one decimal, or in meters with two, because a river rises by centimeters. */
export function heightAmount({ system, unitOf }: Units, feet: number): Amount {
  const { fromApi, name } = unitOf("depth");
  return { figure: withDecimals(fromApi(feet), system === "metric" ? 2 : 1), unit: name };
}

/** Tides are known to the decimeter. */
export function tideAmount({ unitOf }: Units, feet: number): Amount {
  const { fromApi, name } = unitOf("depth");
  return { figure: withDecimals(fromApi(feet), 1), unit: name };
}

export function temperatureAmount({ unitOf }: Units, fahrenheit: number): Amount {
  const { fromApi, name } = unitOf("water_temperature");
  return { figure: withDecimals(fromApi(fahrenheit), 0), unit: name };
}

/** In ft³/s or m³/s. */
export function flowAmount({ system }: Units, cubicFeet: number): Amount {
  const flow = system === "metric" ? CUBIC_FEET_TO_CUBIC_METERS.fromApi(cubicFeet) : cubicFeet;
  const decimals = flow < 10 ? 1 : 0;
  return { figure: withDecimals(flow, decimals), unit: system === "metric" ? t`m³/s` : t`ft³/s` };
}

/** Flows are gauged to about 10%, so a nearer flow is the usual one. */
const AS_USUAL = 0.1;
/** From this ratio on, whole multiples are exact enough. */
const LEAST_MULTIPLE = 1.75;

/** As in "About twice the usual flow for the date." @param ratio of a flow to the median of its date */
export function describeFlowRatio(ratio: number): string {
  const times = Math.round(ratio);
  const percent = Math.round(ratio * 10) * 10;
  if (ratio >= LEAST_MULTIPLE) {
    return times === 2
      ? t`About twice the usual flow for the date.`
      : t`About ${times} times the usual flow for the date.`;
  }
  if (Math.abs(ratio - 1) <= AS_USUAL) return t`About the usual flow for the date.`;
  if (percent === 50) return t`About half the usual flow for the date.`;
  return percent < 10
    ? t`Under 10% of the usual flow for the date.`
    : t`About ${percent}% of the usual flow for the date.`;
}

/** A value of the level's chart: a height or a flow. */
export function levelAmount(units: Units, quantity: RiverLevel["quantity"], value: number): Amount {
  return quantity === "level" ? heightAmount(units, value) : flowAmount(units, value);
}

export function joinAmount({ figure, unit }: Amount): string {
  return `${figure} ${unit}`;
}

function withDecimals(value: number, decimals: number): string {
  const rounded = formatDecimals(value, { min: decimals, max: decimals, isGrouped: true });
  return /[1-9]/.test(rounded) ? rounded.replace("-", "−") : rounded.replace("-", "");
}

/** From this age on, a trend would no longer be true. */
export const OLD_MS = 3 * HOUR_MS;

/** As in "25 min ago". */
export function formatAge(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  const hours = Math.round(ms / HOUR_MS);
  const days = Math.floor(ms / DAY_MS);
  if (ms < HOUR_MS) return t`${minutes} min ago`;
  return days < 2 ? t`${hours} h ago` : t`${plural(days, { one: "# day ago", other: "# days ago" })}`;
}

/** As in "9 hours old". */
export function formatOld(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  const days = Math.floor(ms / DAY_MS);
  return days < 2
    ? t`${plural(hours, { one: "# hour old", other: "# hours old" })}`
    : t`${plural(days, { one: "# day old", other: "# days old" })}`;
}

/** A level or a flow in the angler's unit, for a chart. */
export function levelValue(
  { system, unitOf }: Units,
  quantity: RiverLevel["quantity"],
  value: number,
): number {
  if (quantity === "level") return unitOf("depth").fromApi(value);
  return system === "metric" ? CUBIC_FEET_TO_CUBIC_METERS.fromApi(value) : value;
}

/** A value beside a chart. */
export function formatTick(value: number): string {
  return formatDecimals(value, { min: 0, max: 2, isGrouped: true }).replace("-", "−");
}
