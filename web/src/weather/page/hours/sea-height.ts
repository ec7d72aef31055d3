import type { Units } from "../../../units/make-units.ts";

/** Waves and tides in tenths of a foot or a meter. */
export function seaHeight(units: Units, feet: number): string {
  const { fromApi, name } = units.unitOf("depth");
  return `${fromApi(feet).toFixed(1).replace("-", "−")} ${name}`;
}
