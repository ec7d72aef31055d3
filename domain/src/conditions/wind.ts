import { WIND_DIRECTIONS, type WindDirection } from "./conditions.ts";

export const CARDINALS = [
  "N",
  "NNE",
  "NE",
  "ENE",
  "E",
  "ESE",
  "SE",
  "SSE",
  "S",
  "SSW",
  "SW",
  "WSW",
  "W",
  "WNW",
  "NW",
  "NNW",
] as const;
export type Cardinal = (typeof CARDINALS)[number];

/** @param degrees the direction the wind comes from, clockwise from north */
export function windDirection(degrees: number): WindDirection {
  return nearest(WIND_DIRECTIONS, degrees);
}

export function windCardinal(degrees: number): Cardinal {
  return nearest(CARDINALS, degrees);
}

function nearest<Name extends string>(names: readonly [Name, ...Name[]], degrees: number): Name {
  const count = names.length;
  const step = Math.round((degrees * count) / 360) % count;
  return names.at(step) ?? names[0];
}
