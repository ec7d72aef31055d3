import { isWeatherCode } from "../conditions/wmo-codes.ts";
import type { Verdict } from "./bands.ts";

const KINDS: readonly ({ codes: readonly number[] } & Verdict)[] = [
  { codes: [51, 53, 61, 80], points: 3, code: "lightRain" },
  { codes: [55, 63, 81], points: 0, code: "steadyRain" },
  { codes: [65, 82], points: -10, code: "heavyRain" },
  { codes: [56, 57, 66, 67], points: -12, code: "freezingRain" },
  { codes: [71, 73, 75, 77, 85, 86], points: -3, code: "snow" },
  { codes: [95, 96, 99], points: 0, code: "stormRain" },
];

export function judgePrecipitation(code: number): Verdict | null {
  if (!isWeatherCode(code)) return null;
  const kind = KINDS.find(({ codes }) => codes.includes(code));
  return kind ? { points: kind.points, code: kind.code } : { points: 0, code: "noRain" };
}

export function isThunderstorm(code: number | null): boolean {
  return code !== null && code >= 95 && code <= 99;
}
