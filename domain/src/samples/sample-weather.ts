import type { SampleWeather } from "./sample-trip.ts";

/** In the units of a catch; wind direction in degrees, clouds in percent. */
export interface SampleHour {
  code: number;
  air: number;
  wind: number;
  gust: number;
  windFrom: number;
  pressure: number;
  change: number;
  clouds: number;
}

/** @param share the elapsed share of the trip: 0 at its start, 1 at its end */
export function weatherAt(
  { air, wind, windFrom, clouds, pressure, change, code }: SampleWeather,
  share: number,
  hours: number,
): SampleHour {
  const between = ([start, end]: readonly [number, number]) => start + (end - start) * share;
  const cover = Math.round(between(clouds));
  // The accumulated pressure change since the start, from the three-hour changes.
  const since = ((change[0] + between(change)) / 2 / 3) * share * hours;
  const speed = between(wind);
  return {
    code: code ?? codeOfClouds(cover),
    air: Math.round(between(air)),
    wind: roundTo(speed, 10),
    gust: roundTo(speed * GUST, 10),
    windFrom,
    pressure: roundTo(pressure + since, 100),
    change: roundTo(between(change), 100),
    clouds: cover,
  };
}

const GUST = 1.5;

/** Returns the WMO 4677 code for clear, mainly clear, partly cloudy or overcast. */
function codeOfClouds(cover: number): number {
  if (cover < 10) return 0;
  if (cover < 25) return 1;
  return cover < 70 ? 2 : 3;
}

function roundTo(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
