import { dayAt } from "@creel/domain/dates/clock";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { StationTides } from "@creel/domain/weather/tide-station";
import { heightAt, heightsBetween, turnsBetween, type TurnOfTide } from "@creel/domain/weather/tides";

import { clocks } from "../../places/clocks.ts";
import type { ChartPoint } from "../../ui/line-chart.tsx";

/** A day of tides, from midnight to midnight on the place's clock. Instants are in milliseconds since 1970. */
export interface TideDay {
  span: readonly [number, number];
  /** Heights in feet. */
  curve: ChartPoint[];
  turns: TurnOfTide[];
  /** The hours to label. */
  hours: number[];
}

const LABELED_HOURS = ["00:00", "06:00", "12:00", "18:00"];

/** @param day yyyy-mm-dd, like the result */
export function dayAfter(day: string, days: number): string {
  return dayAt(Date.parse(day) + days * DAY_MS, "UTC");
}

/** @param day yyyy-mm-dd */
export function tideDayOf(tides: StationTides, timeZone: string, day: string): TideDay {
  const next = dayAfter(day, 1);
  const at = (time: string, on = day) =>
    Date.parse(clocks.instantOf({ day: on, time, zone: timeZone }).instant);
  const span = [at("00:00"), at("00:00", next)] as const;
  const within = { from: new Date(span[0]), to: new Date(span[1]) };
  return {
    span,
    curve: heightsBetween(tides, within).map(({ time, height }) => ({ x: Date.parse(time), y: height })),
    turns: turnsBetween(tides, within),
    hours: [...LABELED_HOURS.map((time) => at(time)), span[1]],
  };
}

export interface TideNow {
  /** In feet. */
  height: number;
  next: TurnOfTide | undefined;
}

export function tideNowOf(tides: StationTides, now: number): TideNow {
  const [next] = turnsBetween(tides, { from: new Date(now), to: new Date(now + DAY_MS) });
  return { height: heightAt(tides, new Date(now)), next };
}
