import { DAY_MS, HOUR_MS } from "../../dates/units-of-time.ts";
import type { Coordinates } from "../../places/coordinates.ts";
import type { DaySky, ForecastDay, ForecastHour } from "../../weather/forecast.ts";
import { tideAt, type Turn } from "../../weather/tide-at.ts";
import { divide, total } from "../statistics/sums.ts";
import { type DayFeatures, dayOfYear, TIDE_DIRECTION } from "./day-features.ts";
import type { PresentWater } from "./present-water.ts";

interface Ahead {
  place: Coordinates;
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
  /** In milliseconds since 1970. */
  now: number;
  /** The number of hours requested. */
  hours: number;
  /** Forecasts do not include it. */
  water?: PresentWater | undefined;
}

type Hour = Pick<ForecastHour, "at" | "wind" | "pressure" | "cloudCover">;
type Sun = Pick<DaySky, "sunrise" | "sunset">;

/** The parts of a forecast that are needed. */
export interface HoursAndSun {
  hours: readonly Hour[];
  days: readonly (Pick<ForecastDay, "date" | "start" | "end"> & { sky: Sun })[];
}

/** The period of pressure changes, in hours. */
const CHANGE_HOURS = 3;

/** Returns the features of a trip that begins now; `null` if the forecast does not cover its hours. */
export function hoursAhead({ hours, days }: HoursAndSun, ahead: Ahead): DayFeatures | null {
  const tripHours = hours.filter(({ at }) => {
    const begin = Date.parse(at) - ahead.now;
    return begin > -HOUR_MS && begin <= (ahead.hours - 1) * HOUR_MS;
  });
  if (tripHours.length < ahead.hours) return null;
  const middles = tripHours.map(({ at }) => Date.parse(at) + HOUR_MS / 2);
  const altitudes = middles.map((middle) => {
    const today = days.find(({ start, end }) => Date.parse(start) <= middle && middle < Date.parse(end));
    return today ? sunAltitude(middle, today.sky, ahead) : null;
  });
  return {
    dayOfYear: dayOfYear(ahead.day),
    waterTemperature: ahead.water?.waterTemperature ?? null,
    flow: ahead.water?.flow ?? null,
    tide: meanOf(middles.map((middle) => directionOf(ahead.water?.turns ?? [], middle))),
    windSpeed: meanOf(tripHours.map(({ wind }) => wind.speed)),
    pressureChange: changeOf(tripHours),
    cloudCover: meanOf(tripHours.map(({ cloudCover }) => cloudCover)),
    sunAltitude: meanOf(altitudes),
  };
}

/** @returns `null` after the last turn */
function directionOf(turns: readonly Turn[], instant: number): number | null {
  const tide = tideAt(turns, new Date(instant));
  if (tide) return TIDE_DIRECTION[tide];
  const [first] = turns;
  if (!first || instant > Date.parse(first.time)) return null;
  return TIDE_DIRECTION[first.type === "high" ? "rising" : "falling"];
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : divide(total(known), known.length);
}

function changeOf(hours: readonly Hour[]): number | null {
  const known = hours.filter(({ pressure }) => pressure !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return null;
  const apart = (Date.parse(last.at) - Date.parse(first.at)) / HOUR_MS;
  return (((last.pressure ?? 0) - (first.pressure ?? 0)) * CHANGE_HOURS) / apart;
}

const RADIANS = Math.PI / 180;
const OBLIQUITY = 23.44;
const EQUINOX_DAY = 80;
const YEAR_DAYS = 365.25;

/**
 * Returns the altitude in degrees, accurate to 1°; noon is taken as the middle between sunrise and sunset. Returns
 * `null` on days without a sunrise or a sunset.
 * @param at in milliseconds since 1970
 */
export function sunAltitude(
  at: number,
  { sunrise, sunset }: Sun,
  { place, day }: Pick<Ahead, "place" | "day">,
): number | null {
  if (sunrise === null || sunset === null) return null;
  const noon = (Date.parse(sunrise) + Date.parse(sunset)) / 2;
  const angle = ((at - noon) / DAY_MS) * 2 * Math.PI;
  const season = (2 * Math.PI * (dayOfYear(day) - EQUINOX_DAY)) / YEAR_DAYS;
  const declination = OBLIQUITY * Math.sin(season) * RADIANS;
  const latitude = place.latitude * RADIANS;
  const sine =
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(angle);
  return Math.asin(sine) / RADIANS;
}
