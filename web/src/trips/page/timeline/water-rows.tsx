import type { HourConditions, Trip } from "@creel/domain/trips/trip";
import { binOfIndex } from "@creel/domain/waters/gauge-index";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { type ReactNode, Suspense } from "react";

import { joinList } from "../../../i18n/join-list.ts";
import { lazyPart } from "../../../ui/hooks/lazy-part.ts";
import type { Units } from "../../../units/make-units.ts";
import { useUnits } from "../../../units/use-units.ts";
import {
  binName,
  heightAmount,
  joinAmount,
  temperatureAmount,
  trendName,
} from "../../../waters/conditions/format-conditions.ts";
import { tideName } from "../../../weather/condition-names.ts";
import { type Axis, runsOf, type Span } from "./timeline-axis.ts";
import { placeOf, TimelineRow } from "./timeline-row.tsx";
import { useTidesOfTrip } from "./trip-sources.ts";

import * as styles from "./timeline.module.css";

const TideCurve = lazyPart(async () => (await import("./tide-curve.tsx")).TideCurve);

interface RowsProps {
  trip: Trip;
  hours: readonly HourConditions[];
  axis: Axis;
  within: Span;
}

/** Tide, river and water temperature, each if it is known for any hour. */
export function WaterRows({ trip, hours, axis, within }: RowsProps) {
  return (
    <>
      <TideRow trip={trip} hours={hours} axis={axis} within={within} />
      <RiverRow hours={hours} axis={axis} within={within} />
      <TemperatureRow trip={trip} hours={hours} axis={axis} within={within} />
    </>
  );
}

/** The curve if its constituents are on this device, else the words of each hour. */
function TideRow({ trip, hours, axis, within }: RowsProps) {
  const unit = useUnits().unitOf("depth").name;
  const tides = useTidesOfTrip(trip);
  const runs = runsOf(hours.map(({ hour, tide }) => ({ from: Date.parse(hour), value: tide })));
  if (runs.length === 0) return null;
  const words = runs.map(({ value, ...span }) => (
    <span key={span.from} className={styles.tide} data-tide={value} style={placeOf(axis, span, within)}>
      {tideName(value)}
    </span>
  ));
  if (!tides?.tidal) return <TimelineRow name={t`Tide`}>{words}</TimelineRow>;
  return (
    <TimelineRow name={t`Tide, ${unit}`} isHigh>
      <Suspense fallback={words}>
        <TideCurve tides={tides} axis={axis} within={within} />
      </Suspense>
    </TimelineRow>
  );
}

/** As in "high, rising". */
function riverWords({ flow_index: index, level_trend: trend }: HourConditions): string | null {
  return joinList([index !== null && binName(binOfIndex(index)), trend && trendName(trend)]) || null;
}

/** As in "high, rising, 4.8 ft": words before the figure, which says nothing about other rivers. */
export function describeRiver(hour: HourConditions, units: Units): string | null {
  return joinList([riverWords(hour), heightOf(hour, units)]) || null;
}

/** `null` for hours that were stored before heights were. */
function heightOf({ level }: HourConditions, units: Units): string | null {
  return typeof level === "number" ? joinAmount(heightAmount(units, level)) : null;
}

/** Hours with the same words are one run, with its first and its last height. */
function RiverRow({ hours, axis, within }: Omit<RowsProps, "trip">) {
  const units = useUnits();
  const byWords = runsOf(hours.map((hour) => ({ from: Date.parse(hour.hour), value: riverWords(hour) })));
  const runs = byWords.map(({ value, from, to }) => {
    const heights = hours.flatMap((hour) => {
      const at = Date.parse(hour.hour);
      return at >= from && at < to ? (heightOf(hour, units) ?? []) : [];
    });
    return { from, to, value: joinList([value, describeHeights(heights)]) };
  });
  return (
    <RunRow name={t`River`} runs={runs} axis={axis} within={within}>
      {(text) => text}
    </RunRow>
  );
}

/** As in "4.5 ft to 4.8 ft". */
function describeHeights(heights: readonly string[]): string | null {
  const [first, last] = [heights[0], heights.at(-1)];
  if (first === undefined || last === undefined) return null;
  return first === last ? first : t`${first} to ${last}`;
}

type Source = NonNullable<HourConditions["water_temperature_source"]>;

const SOURCE_NAMES = {
  angler: msg({ message: "measured", context: "water temperature" }),
  gauge: msg({ message: "by the gauge", context: "water temperature" }),
  coast: msg({ message: "near the coast", context: "water temperature" }),
  learned: msg({ message: "learned", context: "water temperature" }),
};

export function temperatureSourceName(source: Source): string {
  return i18n._(SOURCE_NAMES[source]);
}

interface WaterOfHour {
  /** In °F. */
  temperature: number | null;
  source: Source | null;
}

/** A reading near the hour comes first, then the value of the trip, then the one that was filled in. */
export function waterOfHour(
  { water_temperature: entered }: Pick<Trip, "water_temperature">,
  { water_temperature: ofHour, water_temperature_source: source }: HourConditions,
): WaterOfHour {
  const isOwn = source === "angler" && ofHour !== null;
  if (isOwn || entered === null) return { temperature: ofHour, source };
  return { temperature: entered, source: "angler" };
}

function TemperatureRow({ trip, hours, axis, within }: RowsProps) {
  const units = useUnits();
  const { name: unit } = units.unitOf("water_temperature");
  const runs = runsOf(
    hours.map((hour) => {
      const { temperature, source } = waterOfHour(trip, hour);
      const figure = temperature === null ? null : temperatureAmount(units, temperature).figure;
      return { from: Date.parse(hour.hour), value: figure && `${source ?? ""} ${figure}` };
    }),
  );
  return (
    <RunRow name={t`Water, ${unit}`} runs={runs} axis={axis} within={within}>
      {(value) => <Temperature value={value} />}
    </RunRow>
  );
}

/** @param value the source, which may be empty, and the figure */
function Temperature({ value }: { value: string }) {
  const [source = "", figure] = value.split(" ");
  return (
    <>
      <b data-learned={source === "learned" || undefined}>{figure}</b>{" "}
      {isSource(source) && temperatureSourceName(source)}
    </>
  );
}

function isSource(name: string): name is Source {
  return name in SOURCE_NAMES;
}

interface RunRowProps {
  name: string;
  runs: readonly (Span & { value: string })[];
  axis: Axis;
  within: Span;
  children: (value: string) => ReactNode;
}

/** Each run begins where its hours begin. */
function RunRow({ name, runs, axis, within, children }: RunRowProps) {
  if (runs.length === 0) return null;
  return (
    <TimelineRow name={name}>
      {runs.map(({ value, ...span }) => (
        <span key={span.from} className={styles.run} style={placeOf(axis, span, within)}>
          <span>{children(value)}</span>
        </span>
      ))}
    </TimelineRow>
  );
}
