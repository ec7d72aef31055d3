import type { Amount } from "../../../ui/layout/figure.tsx";
import { formatDecimals } from "../../../units/numbers.ts";

export function wholeAmount(count: number): Amount {
  return { figure: formatDecimals(count, { min: 0, max: 0, isGrouped: true }), unit: "" };
}
