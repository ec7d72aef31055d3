import { formatDecimals } from "../../../i18n/numbers.ts";
import type { Amount } from "../../../ui/layout/figure.tsx";

export function wholeAmount(count: number): Amount {
  return { figure: formatDecimals(count, { min: 0, max: 0, isGrouped: true }), unit: "" };
}
