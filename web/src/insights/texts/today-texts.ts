import { byLimits, CONDITION_BIN_OF, CONDITION_BINS } from "@creel/domain/insights/factors/condition-bins";
import { type DayFeatures, meanOf } from "@creel/domain/insights/similar-days/day-features";
import type { DaysLikeToday } from "@creel/domain/insights/similar-days/days-like-today";
import type { ExpectationTally } from "@creel/domain/insights/similar-days/expectation-tally";
import type { EarlierTrip } from "@creel/domain/insights/similar-days/on-this-day";
import { binOfIndex } from "@creel/domain/waters/gauge-index";
import { i18n } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";

import { formatHours, formatRate } from "../../dates/format-trip.ts";
import { joinList } from "../../i18n/join-list.ts";
import { formatDecimals } from "../../i18n/numbers.ts";
import type { Units } from "../../units/make-units.ts";
import { describeWind, formatTemperature } from "../../weather/weather-texts.ts";
import { findBinName } from "./name-bins.ts";

/**
 * Returns text such as "On your 10 most similar days you caught 0.40 fish per hour. On 4 of them you were skunked."
 * Leaves out the rate of all trips, because it is not known whether there is a difference.
 */
export function describeSimilarDays({ nearest, blanks, rate }: DaysLikeToday): string {
  const count = nearest.length;
  const observed = formatRate(rate);
  const caught = t`On your ${count} most similar days you caught ${observed} fish per hour.`;
  const skunked = t`${plural(blanks, { 0: "You caught fish on every one of them.", one: "On # of them you were skunked.", other: "On # of them you were skunked." })}`;
  return `${caught} ${skunked}`;
}

/** Gives a range rather than a promise. */
export function describeFishRange({ low, high }: DaysLikeToday["range"], hours: number): string {
  return t`In ${plural(hours, { one: "# hour", other: "# hours" })}: ${low} to ${high} fish on 8 of 10 days like this.`;
}

export function describeLures(lures: DaysLikeToday["lures"], lureName: (lure: string) => string): string {
  if (lures.length === 0) return "";
  const list = joinList(
    lures.map(({ lure, hours }) => {
      const [name, effort] = [lureName(lure), formatHours(hours)];
      return t`${name} ${effort} h`;
    }),
  );
  return t`On those days you fished ${list}.`;
}

const SUN = { dark: msg`no light`, low: msg`low sun`, high: msg`high sun` };
/** The sun's altitude in degrees. */
const LIGHT_LIMITS = [-6, 6];

/** Names the features by which the coming hours are compared. */
export function describeFeatures(features: DayFeatures, hours: number, units: Units): string {
  const list = joinList([t`time of year`, ...describeWeatherParts(features, units)]);
  return t`Matched to the next ${plural(hours, { one: "hour", other: "# hours" })} here: ${list}.`;
}

/** Returns text such as "falling pressure, wind 9 mph, clouds 60%, and low sun". */
export function describeWeather(features: DayFeatures, units: Units): string {
  return joinList(describeWeatherParts(features, units));
}

function describeWeatherParts(features: DayFeatures, units: Units): (string | false)[] {
  const { windSpeed, pressureChange, cloudCover, sunAltitude } = features;
  const wind = windSpeed === null ? null : speedOf(windSpeed, units);
  const clouds =
    cloudCover === null ? null : formatDecimals(cloudCover, { min: 0, max: 0, isGrouped: false });
  const sun =
    sunAltitude === null ? null : byLimits(["dark", "low", "high"] as const, sunAltitude, LIGHT_LIMITS);
  return [
    ...describeWaterParts(features, units),
    pressureChange !== null && describePressureTrend(pressureChange),
    wind !== null && t`wind ${wind}`,
    clouds !== null && t`clouds ${clouds}%`,
    sun !== null && i18n._(SUN[sun]),
  ];
}

function describeWaterParts({ waterTemperature, flow, tide }: DayFeatures, units: Units): (string | false)[] {
  const water = waterTemperature === null ? null : formatTemperature(units, waterTemperature);
  return [
    water !== null && t`water ${water}`,
    flow !== null && i18n._(RIVER[binOfIndex(flow)]),
    tide !== null && i18n._(TIDE[byLimits(["falling", "turning", "rising"] as const, tide, TIDE_LIMITS)]),
  ];
}

const RIVER = { low: msg`a low river`, usual: msg`a river at its usual level`, high: msg`a high river` };
const TIDE = { falling: msg`a falling tide`, turning: msg`a turn of the tide`, rising: msg`a rising tide` };
/** A tide that rises for two thirds of the hours, and is slack in the rest, is a rising one. */
const TIDE_LIMITS = [-0.5, 0.5];

const PRESSURE = {
  falling: msg`falling pressure`,
  steady: msg`steady pressure`,
  rising: msg`rising pressure`,
};
/** In inHg per three hours, the same limits as for the rates. */
const TREND_LIMITS = [-0.02 + 1e-9, 0.02];

function describePressureTrend(change: number): string {
  return i18n._(PRESSURE[byLimits(CONDITION_BINS.pressure, change, TREND_LIMITS)]);
}

function speedOf(speed: number, units: Units): string | null {
  return describeWind(units, { speed, gust: null, direction: null, cardinal: null });
}

/** Returns text such as "First light, falling pressure, 9 mph, 43 °F". */
export function describeConditions(
  { outing: { segments } }: Pick<EarlierTrip, "outing">,
  units: Units,
): string {
  const [first] = segments;
  const light = first?.conditions ? CONDITION_BIN_OF.light(first.conditions) : null;
  const change = meanOf(segments, ({ pressure_change: value }) => value);
  const speed = meanOf(segments, ({ wind_speed: value }) => value);
  const temperature = meanOf(segments, ({ air_temperature: value }) => value);
  return joinList([
    light !== null && findBinName("light", light)?.name,
    change !== null && describePressureTrend(change),
    speed !== null && speedOf(speed, units),
    temperature !== null && formatTemperature(units, temperature),
  ]);
}

/** Says how often earlier expectations came true, in a sentence for each way of comparing days. */
export function describeExpectations({ ended, ...current }: ExpectationTally): string {
  const lines = [
    current.outings > 0 && describeCurrentSeries(current),
    ended.outings > 0 && describeEndedSeries(ended),
  ];
  return lines.filter((line) => line !== false).join(" ");
}

type Series = Omit<ExpectationTally, "ended">;

function describeCurrentSeries({ outings: trips, within }: Series): string {
  const sample = countTrips(trips);
  return t`Creel gave a range before ${sample}: ${within} landed in it. 8 in 10 should.`;
}

function describeEndedSeries({ outings: trips, within }: Series): string {
  const sample = countTrips(trips);
  return t`With the old way of comparing days: ${within} of ${sample}.`;
}

function countTrips(trips: number): string {
  return t`${plural(trips, { one: "# trip", other: "# trips" })}`;
}
