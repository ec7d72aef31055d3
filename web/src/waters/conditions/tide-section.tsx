import { dayAt } from "@creel/domain/dates/clock";
import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { StationTides } from "@creel/domain/weather/tide-station";
import { rangeOf, type TurnOfTide } from "@creel/domain/weather/tides";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useState } from "react";

import { formatClock } from "../../dates/format-clock.ts";
import { formatDayAs } from "../../dates/format-day.ts";
import { joinList } from "../../i18n/join-list.ts";
import { figureLocale } from "../../i18n/locale.ts";
import { clocks } from "../../places/clocks.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { LineChart } from "../../ui/line-chart.tsx";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { ConditionSection, Hint, PlaceName, Present, Source, SourceLine } from "./condition-section.tsx";
import { describeDatum } from "./describe-datum.ts";
import { joinAmount, tideAmount } from "./format-conditions.ts";
import { distanceOf } from "./stored-tides.ts";
import { dayAfter, type TideDay, tideDayOf, type TideNow, tideNowOf } from "./tide-day.ts";

import * as styles from "./conditions.module.css";

const INCHES_PER_FOOT = 12;

interface TideSectionProps {
  place: Coordinates;
  tides: StationTides;
  level?: 2 | 3;
}

/** The tide of any day, calculated on this device. */
export function TideSection({ place, tides, level = 2 }: TideSectionProps) {
  return tides.tidal ? (
    <TideOfDay place={place} tides={tides} level={level} />
  ) : (
    <NoTide place={place} tides={tides} level={level} />
  );
}

function NoTide({ place, tides, level = 2 }: TideSectionProps) {
  const units = useUnits();
  const range = rangeOf(tides);
  const height = shortAmount(units, range);
  const { name } = tides.station;
  const distance = units.formatDistance(distanceOf(tides, place));
  return (
    <ConditionSection title={t`Tide`} level={level}>
      <p className={styles.words}>{t`No tide to speak of`}</p>
      <Hint>
        <Trans>
          About {height} at <PlaceName>{name}</PlaceName>, {distance} away. Here wind and air pressure move
          the water.
        </Trans>
      </Hint>
      <TideSources place={place} tides={tides} />
    </ConditionSection>
  );
}

/** In inches or centimeters. */
function shortAmount({ unitOf }: Units, feet: number): string {
  const { fromApi, name } = unitOf("length");
  return `${Math.round(fromApi(INCHES_PER_FOOT * feet))} ${name}`;
}

function TideOfDay({ place, tides, level = 2 }: TideSectionProps) {
  const units = useUnits();
  const [away, setAway] = useState(0);
  const now = useNow().getTime();
  const timeZone = useMemo(() => clocks.zoneAt(place) ?? "UTC", [place]);
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const present = useMemo(() => tideNowOf(tides, minute), [tides, minute]);
  const shown = dayAfter(dayAt(now, timeZone), away);
  const day = useMemo(() => tideDayOf(tides, timeZone, shown), [tides, timeZone, shown]);
  const isToday = away === 0;
  const date = formatDayAs(shown, { weekday: "short", month: "short", day: "numeric" });
  const title = isToday ? t`Tide today` : t`Tide on ${date}`;
  return (
    <ConditionSection
      title={title}
      level={level}
      actions={<Days onStep={(step) => setAway(away + step)} />}
      present={isToday && <TidePresent present={present} now={now} timeZone={timeZone} />}
    >
      <TideChart
        title={title}
        day={day}
        present={isToday ? { ...present, at: minute } : null}
        timeZone={timeZone}
        units={units}
      />
      <TideSources place={place} tides={tides} />
    </ConditionSection>
  );
}

function Days({ onStep }: { onStep: (days: number) => void }) {
  return (
    <div className={styles.days}>
      <IconButton label={t`Tide of the day before`} onPress={() => onStep(-1)}>
        <Icon of={ChevronLeft} />
      </IconButton>
      <IconButton label={t`Tide of the next day`} onPress={() => onStep(1)}>
        <Icon of={ChevronRight} />
      </IconButton>
    </div>
  );
}

interface TidePresentProps {
  present: TideNow;
  now: number;
  timeZone: string;
}

function TidePresent({ present: { height, next }, now, timeZone }: TidePresentProps) {
  const units = useUnits();
  return (
    <Present amount={tideAmount(units, height)} words={next && directionTo(next)}>
      {next && <Hint>{describeNext(next, now, timeZone)}</Hint>}
    </Present>
  );
}

function directionTo({ type }: TurnOfTide): string {
  return type === "high"
    ? t({ message: "rising", context: "level of a river" })
    : t({ message: "falling", context: "level of a river" });
}

/** As in "Low in 3 h 25 min, at 10:05 AM". */
function describeNext({ type, time }: TurnOfTide, now: number, timeZone: string): string {
  const clock = formatClock(time, timeZone);
  const left = Math.max(0, Date.parse(time) - now);
  const hours = Math.floor(left / HOUR_MS);
  const minutes = Math.round((left % HOUR_MS) / MINUTE_MS);
  if (type === "high") {
    return hours > 0
      ? t`High in ${hours} h ${minutes} min, at ${clock}`
      : t`High in ${minutes} min, at ${clock}`;
  }
  return hours > 0 ? t`Low in ${hours} h ${minutes} min, at ${clock}` : t`Low in ${minutes} min, at ${clock}`;
}

interface TideChartProps {
  title: string;
  day: TideDay;
  /** `null` on another day. */
  present: (TideNow & { at: number }) | null;
  timeZone: string;
  units: Units;
}

function TideChart({ title, day, present, timeZone, units }: TideChartProps) {
  const { curve, turns, hours, span } = day;
  const heights = [...curve.map(({ y }) => y), ...turns.map(({ height }) => height)];
  const format = new Intl.DateTimeFormat(figureLocale, { hour: "numeric", timeZone });
  const marks = turns.map(({ time, type, height }) => ({
    x: Date.parse(time),
    y: height,
    text: joinAmount(tideAmount(units, height)),
    note: formatClock(time, timeZone),
    side: type === "high" ? ("above" as const) : ("below" as const),
  }));
  return (
    <LineChart
      label={describeDay(title, day, { present, timeZone, units })}
      span={span}
      range={[Math.min(...heights), Math.max(...heights)]}
      line={{ points: curve }}
      marks={present ? [...marks, nowMark(present)] : marks}
      now={present ? { at: present.at, text: t({ message: "now", context: "in a chart" }) } : undefined}
      xTicks={hours.map((at) => ({ at, text: format.format(at) }))}
    />
  );
}

function nowMark({ at, height }: { at: number; height: number }) {
  return { x: at, y: height, text: "", side: "above" as const, isNow: true };
}

/** Example: "Tide today: high 11.4 ft at 3:52 AM, low 0.6 ft at 10:05 AM. Now 6.8 ft, falling." */
function describeDay(
  title: string,
  { turns }: TideDay,
  { present, timeZone, units }: Pick<TideChartProps, "present" | "timeZone" | "units">,
): string {
  const list = joinList(
    turns.map(({ type, height, time }) => {
      const [amount, clock] = [joinAmount(tideAmount(units, height)), formatClock(time, timeZone)];
      return type === "high" ? t`high ${amount} at ${clock}` : t`low ${amount} at ${clock}`;
    }),
  );
  const course = t`${title}: ${list}.`;
  if (!present) return course;
  const amount = joinAmount(tideAmount(units, present.height));
  const words = joinList([amount, present.next && directionTo(present.next)]);
  return `${course} ${t`Now ${words}.`}`;
}

/** The warning comes first, and is never missing. */
function TideSources({ place, tides }: Pick<TideSectionProps, "place" | "tides">) {
  const units = useUnits();
  const { station, attribution } = tides;
  const { name, disclaimers } = station;
  const distance = units.formatDistance(distanceOf(tides, place));
  return (
    <SourceLine>
      <b>{t`Not for navigation.`}</b>
      <span>
        <Trans>
          <PlaceName>{name}</PlaceName>, {distance} away
        </Trans>
      </span>
      {tides.tidal && <span>{describeDatum(station)}</span>}
      <Source of={attribution} />
      {attribution.license?.url !== station.licence.url && (
        <a href={station.licence.url} rel="noreferrer">
          {station.licence.name}
        </a>
      )}
      <span>{t`Calculated on this device.`}</span>
      {disclaimers.map((disclaimer) => (
        <span key={disclaimer}>{disclaimer}</span>
      ))}
    </SourceLine>
  );
}
