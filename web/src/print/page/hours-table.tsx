import { windCardinal } from "@creel/domain/conditions/wind";
import { conditionsOfCode } from "@creel/domain/conditions/wmo-codes";
import type { HourConditions, Trip } from "@creel/domain/trips/trip";
import { describeSkyShortly } from "@creel/texts/weather/describe-sky";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";

import { formatClock } from "../../dates/format-clock.ts";
import { inSentence } from "../../i18n/letter-case.ts";
import { formatDecimals } from "../../i18n/numbers.ts";
import { type SheetColumn, SheetTable } from "../../ui/print/sheet-table.tsx";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { cardinalName, tideName } from "../../weather/condition-names.ts";
import { wholeDegrees } from "../../weather/weather-texts.ts";

/** As many as fit beside a map. */
const MOST_HOURS = 3;

/** The conditions of a trip, with its hours side by side; nothing if none are known. */
export function HoursTable({ trip }: { trip: Trip }) {
  const units = useUnits();
  const hours = spread(trip.conditions.hours, MOST_HOURS);
  const rows = rowsOf(units)
    .map(({ name, valueOf }) => ({
      id: name,
      cells: [name, ...hours.map((hour) => valueOf(withStated(hour, trip)))],
    }))
    .filter(({ cells }) => cells.slice(1).some((cell) => cell !== null));
  if (rows.length === 0) return null;
  const columns: SheetColumn[] = [
    { id: "name", name: "", isNarrow: true },
    ...hours.map(({ hour }) => ({
      id: hour,
      name: formatClock(hour, trip.time_zone),
      kind: "light" as const,
      isWrapped: true,
    })),
  ];
  return <SheetTable label={t`Conditions`} columns={columns} rows={rows} />;
}

/** Returns at most so many of all, including the first and the last. */
function spread<Value>(all: readonly Value[], most: number): Value[] {
  if (all.length <= most) return [...all];
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => all[Math.round(index * step)]).filter(
    (value) => value !== undefined,
  );
}

/** A water temperature that the angler stated holds for all hours that have none. */
function withStated(hour: HourConditions, trip: Trip): HourConditions {
  return { ...hour, water_temperature: hour.water_temperature ?? trip.water_temperature };
}

interface Row {
  name: string;
  valueOf: (hour: HourConditions) => string | null;
}

function rowsOf(units: Units): Row[] {
  const degrees = units.unitOf("air_temperature").name;
  const speed = units.unitOf("wind_speed").name;
  const pressure = units.unitOf("barometric_pressure").name;
  return [
    {
      name: t`Air, ${degrees}`,
      valueOf: (hour) => orNull(hour.air_temperature, (value) => wholeDegrees(units, value)),
    },
    { name: t`Wind, ${speed}`, valueOf: (hour) => windOf(hour, units) },
    {
      name: t`Pressure, ${pressure}`,
      valueOf: (hour) =>
        orNull(hour.barometric_pressure, (value) => units.formatBare("barometric_pressure", value)),
    },
    {
      name: t`Water, ${degrees}`,
      valueOf: (hour) => orNull(hour.water_temperature, (value) => wholeDegrees(units, value)),
    },
    { name: t`Tide`, valueOf: (hour) => hour.tide && inSentence(tideName(hour.tide)) },
    { name: t`Sky`, valueOf: (hour) => orNull(hour.weather_code, skyOf) },
  ];
}

function skyOf(code: number): string {
  const { description } = conditionsOfCode(code);
  return inSentence(describeSkyShortly({ code, description }, i18n));
}

function orNull(value: number | null, format: (value: number) => string): string | null {
  return value === null ? null : format(value);
}

/** Example: "SW 7". */
function windOf({ wind_speed: speed, wind_degrees: degrees }: HourConditions, units: Units): string | null {
  if (speed === null) return null;
  const from = degrees === null ? "" : cardinalName(windCardinal(degrees));
  return [from, wholeSpeed(units, speed)].filter(Boolean).join(" ");
}

function wholeSpeed(units: Units, speed: number): string {
  return formatDecimals(units.unitOf("wind_speed").fromApi(speed), { min: 0, max: 0, isGrouped: false });
}
