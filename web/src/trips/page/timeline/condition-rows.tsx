import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { scoreColor } from "@creel/domain/fishing-score/rating";
import type { HourConditions, Trip } from "@creel/domain/trips/trip";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

import { useUnits } from "../../../units/use-units.ts";
import { WindArrow } from "../../../weather/glyphs.tsx";
import { scoreOfHour } from "../parts/score-of-hour.ts";
import { type Axis, lightOf, runsOf, type Span } from "./timeline-axis.ts";
import { Placed, placeOf, startAt, TimelineRow } from "./timeline-row.tsx";
import { WaterRows } from "./water-rows.tsx";

import * as styles from "./timeline.module.css";

/** A shorter part of an hour shows no figures, which would overlap those of the next hour. */
const LEAST_NAMED_MS = HOUR_MS / 4;

interface RowsProps {
  trip: Trip;
  hours: readonly HourConditions[];
  axis: Axis;
  /** The time of the trip; the rows leave the time around it empty. */
  within: Span;
}

/** One row for each condition known for any hour. */
export function ConditionRows({ trip, axis, within }: Omit<RowsProps, "hours">) {
  const { hours } = trip.conditions;
  // If the axis labels only every nth hour, only those hours show figures.
  const named = hours.filter(
    (hour, index) =>
      index % axis.step === 0 && (hours.length === 1 || lengthOf(hour, within) >= LEAST_NAMED_MS),
  );
  return (
    <>
      <LightRow hours={hours} axis={axis} within={within} />
      <PressureRow hours={hours} axis={axis} within={within} />
      <WindRow hours={named} axis={axis} within={within} />
      <ScoreRow trip={trip} hours={named} axis={axis} within={within} />
      <SolunarRow hours={hours} axis={axis} within={within} />
      <WaterRows trip={trip} hours={hours} axis={axis} within={within} />
    </>
  );
}

const LIGHT_NAMES = { dark: msg`Dark`, first: msg`First light`, last: msg`Last light`, day: msg`Day` };

function LightRow({ hours, axis, within }: Omit<RowsProps, "trip">) {
  const runs = runsOf(
    hours.map(({ hour, sun_altitude: altitude, is_sun_rising: isRising }) => ({
      from: Date.parse(hour),
      value: lightOf(altitude, isRising),
    })),
  );
  if (runs.length === 0) return null;
  return (
    <TimelineRow name={t`Light`}>
      {runs.map(({ value, ...span }) => (
        <span key={span.from} className={styles.light} data-light={value} style={placeOf(axis, span, within)}>
          {i18n._(LIGHT_NAMES[value])}
        </span>
      ))}
    </TimelineRow>
  );
}

/** Returns the part of an hour that lies within the trip. */
function partOf({ hour }: HourConditions, within: Span): Span {
  const from = Date.parse(hour);
  return { from: Math.max(from, within.from), to: Math.min(from + HOUR_MS, within.to) };
}

/** Places an hour's figures in the middle of its part within the trip. */
function middleOf(hour: HourConditions, within: Span): number {
  const { from, to } = partOf(hour, within);
  return (from + to) / 2;
}

function lengthOf(hour: HourConditions, within: Span): number {
  const { from, to } = partOf(hour, within);
  return to - from;
}

function PressureRow({ hours, axis, within }: Omit<RowsProps, "trip">) {
  const { formatBare, unitOf } = useUnits();
  const known = hours.flatMap((hour) =>
    hour.barometric_pressure === null
      ? []
      : [{ at: axis.at(middleOf(hour, within)), value: hour.barometric_pressure }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  const unit = unitOf("barometric_pressure").name;
  const points = heightsOf(known.map(({ value }) => value));
  return (
    <TimelineRow name={t`Pressure, ${unit}`} isHigh>
      <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none">
        <polyline points={known.map(({ at }, index) => `${at},${points[index]}`).join(" ")} />
      </svg>
      <span className={styles.first} style={{ insetInlineStart: `${first.at}%` }}>
        {formatBare("barometric_pressure", first.value)}
      </span>
      {last !== first && (
        <span className={styles.last} style={{ insetInlineEnd: `${100 - last.at}%` }}>
          {formatBare("barometric_pressure", last.value)}
        </span>
      )}
    </TimelineRow>
  );
}

/** The smallest pressure range drawn at full height, in inHg, so that a small change looks small. */
const LEAST_RANGE = 0.12;

/** Returns heights in percent from the top. */
function heightsOf(values: readonly number[]): number[] {
  const middle = (Math.max(...values) + Math.min(...values)) / 2;
  const range = Math.max(LEAST_RANGE, Math.max(...values) - Math.min(...values));
  return values.map((value) => 50 - ((value - middle) / range) * 60);
}

function WindRow({ hours, axis, within }: Omit<RowsProps, "trip">) {
  const { unitOf } = useUnits();
  const { name, fromApi } = unitOf("wind_speed");
  const known = hours.filter(({ wind_speed: speed }) => speed !== null);
  if (known.length === 0) return null;
  return (
    <TimelineRow name={t`Wind, ${name}`}>
      {known.map((hour) => (
        <Placed key={hour.hour} at={axis.at(middleOf(hour, within))}>
          {hour.wind_degrees !== null && <WindArrow direction={hour.wind_degrees} />}
          <span className={styles.figure}>{Math.round(fromApi(hour.wind_speed ?? 0))}</span>
        </Placed>
      ))}
    </TimelineRow>
  );
}

/** The score for which the bar is 1 rem high. */
const POINTS_OF_REM = 48;

function ScoreRow({ trip, hours, axis, within }: RowsProps) {
  const known = hours.flatMap((hour) => {
    const score = scoreOfHour(trip, hour);
    return score ? [{ hour, ...score }] : [];
  });
  if (known.length === 0) return null;
  return (
    <TimelineRow name={t`Score`} isHigh>
      {known.map(({ hour, value, isAfterwards }) => (
        <span
          key={hour.hour}
          className={styles.score}
          data-color={scoreColor(value)}
          data-hollow={isAfterwards || undefined}
          style={startAt(axis.at(middleOf(hour, within)))}
        >
          {value}
          <span style={{ blockSize: `${value / POINTS_OF_REM}rem` }} />
        </span>
      ))}
    </TimelineRow>
  );
}

const PERIOD_NAMES = {
  major: msg({ message: "Major", context: "solunar period" }),
  minor: msg({ message: "Minor", context: "solunar period" }),
};

function SolunarRow({ hours, axis, within }: Omit<RowsProps, "trip">) {
  const runs = runsOf(hours.map(({ hour, solunar }) => ({ from: Date.parse(hour), value: solunar })));
  if (runs.length === 0) return null;
  return (
    <TimelineRow name={t`Solunar`}>
      {runs.map(({ value, ...span }) => (
        <span
          key={span.from}
          className={styles.period}
          data-period={value}
          style={placeOf(axis, span, within)}
        >
          {i18n._(PERIOD_NAMES[value])}
        </span>
      ))}
    </TimelineRow>
  );
}
