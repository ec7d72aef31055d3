import { HOUR_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import type { HourConditions, Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { locale } from "../../../i18n/locale.ts";
import { serviceName } from "../../../waters/conditions/format-conditions.ts";
import { describeAge } from "../../../weather/weather-texts.ts";
import { useGaugeOfTrip, useTidesOfTrip } from "./trip-sources.ts";
import { waterOfHour } from "./water-rows.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";

const AND = new Intl.ListFormat(locale, { type: "conjunction", style: "long" });

/**
 * Names the sources of tide, river and water temperature, and how far from the hour each was read. A tide is calculated
 * for the hour and has no age. Example: "Filled in by Bar Harbor (tide) and you (read within 2 h)."
 */
export function FilledInBy({ trip }: { trip: Trip }) {
  const tides = useTidesOfTrip(trip);
  const gauge = useGaugeOfTrip(trip);
  const station = tides?.station.name;
  const names = [
    station !== undefined && t`${station} (tide)`,
    gauge && describeGauge(gauge, farthest(trip.conditions.hours, "gauge")),
    ...namesOfTemperatures(trip),
    describeAngler(trip, gauge !== null),
  ].filter((name) => typeof name === "string");
  if (names.length === 0) return null;
  const list = AND.format(names);
  return (
    <p className={utilities.hint}>
      {t`Filled in by ${list}.`} {station !== undefined && t`Not for navigation.`}
    </p>
  );
}

function namesOfTemperatures(trip: Trip): (string | false)[] {
  const sources = sourcesOf(trip);
  return [
    sources.has("coast") && t`a station on the coast or a model of the sea`,
    sources.has("learned") && t`what Creel learned from your readings`,
  ];
}

function sourcesOf(trip: Trip) {
  return new Set(trip.conditions.hours.map((hour) => waterOfHour(trip, hour).source));
}

/** Names the angler for a temperature, or for a level that was judged by eye because the water has no gauge. */
function describeAngler(trip: Trip, hasGauge: boolean): string | null {
  const { hours } = trip.conditions;
  const isByEye = !hasGauge && hours.some((hour) => hour.flow_index !== null && hour.level_trend === null);
  if (!isByEye && !sourcesOf(trip).has("angler")) return null;
  return describeYou(farthest(hours, "angler", isByEye));
}

function describeGauge(
  { name, service }: NonNullable<ReturnType<typeof useGaugeOfTrip>>,
  apart: string | null,
): string {
  const of = serviceName(service);
  return apart === null ? t`the gauge ${name} (${of})` : t`the gauge ${name} (${of}, read within ${apart})`;
}

function describeYou(apart: string | null): string {
  if (apart === null) return t({ message: "you", context: "filled in by" });
  return t({ message: `you (read within ${apart})`, context: "filled in by" });
}

/** Returns the longest time between the middle of an hour and its reading by that source; `null` if it is not known. */
function farthest(
  hours: readonly HourConditions[],
  source: "gauge" | "angler",
  isLevelOf = source === "gauge",
): string | null {
  const apart = hours.flatMap((hour) => {
    const middle = Date.parse(hour.hour) + HOUR_MS / 2;
    const isTemperatureOf = hour.water_temperature_source === source;
    return [isLevelOf && hour.level_at, isTemperatureOf && hour.water_temperature_at].flatMap((at) =>
      typeof at === "string" ? Math.abs(Date.parse(at) - middle) : [],
    );
  });
  return apart.length === 0 ? null : describeAge(Math.max(...apart) / SECOND_MS);
}
