import { HOUR_SECONDS } from "@creel/domain/dates/units-of-time";
import { answerOfOpenMeteo, type Behavior, sendJson } from "@creel/testing/fake-services";

import { NOW } from "./fixed-clock.ts";

const DAY_HOURS = 24;

/** WMO weather codes for two hours each, from midnight: rain that ends, sun, clouds and a storm at night. */
const SKIES = [51, 61, 3, 1, 0, 1, 2, 2, 3, 3, 61, 95];

/** The weather of a day between two fronts, as values by hour, keyed by Open-Meteo's field. */
const COURSES: Record<string, (hour: number) => number> = {
  temperature_2m: (hour) => 44 + 7 * wave(hour - 9),
  apparent_temperature: (hour) => 38 + 8 * wave(hour - 9),
  weather_code: (hour) => SKIES[Math.floor(hour / 2) % SKIES.length] ?? 0,
  pressure_msl: (hour) => 1010 + 5 * wave(hour + 3),
  wind_speed_10m: (hour) => 9 + 6 * wave(hour - 10),
  wind_gusts_10m: (hour) => 14 + 9 * wave(hour - 10),
  wind_direction_10m: (hour) => 225 + 70 * wave(hour - 12),
  precipitation_probability: (hour) => Math.max(0, 65 * wave(hour - 15)),
  cloud_cover: (hour) => 55 + 40 * wave(hour - 9),
  relative_humidity_2m: (hour) => 68 - 14 * wave(hour - 9),
};

/** Returns a value from -1 to 1 over the course of a day. */
function wave(hour: number): number {
  return Math.sin((hour / DAY_HOURS) * 2 * Math.PI);
}

interface Answer {
  current?: Record<string, number>;
  hourly?: Record<string, number[]> & { time: number[] };
}

/** Answers like Open-Meteo, with weather that changes over the day. Hours are in Chicago time. */
export const changeableWeather: Behavior = (url, response) => {
  const answer: Answer = answerOfOpenMeteo(url, new Date(NOW));
  for (const [name, at] of Object.entries(COURSES)) {
    const time = answer.current?.["time"];
    if (answer.current?.[name] !== undefined && time !== undefined) answer.current[name] = at(hourOf(time));
    if (answer.hourly?.[name]) answer.hourly[name] = answer.hourly.time.map((each) => at(hourOf(each)));
  }
  sendJson(response, answer, "error" in answer ? 400 : 200);
};

const CHICAGO_HOURS = 18;

function hourOf(seconds: number): number {
  return (seconds / HOUR_SECONDS + CHICAGO_HOURS) % DAY_HOURS;
}
