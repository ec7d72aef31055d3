import type { WaterSummary } from "@creel/domain/waters/water";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { locale } from "../../i18n/locale.ts";

export type WaterOrder = "hours" | "last" | "fish" | "name";

export const WATER_ORDERS: readonly { id: WaterOrder; label: MessageDescriptor }[] = [
  { id: "hours", label: msg`Most hours` },
  { id: "last", label: msg`Fished last` },
  { id: "fish", label: msg`Most fish` },
  { id: "name", label: msg`By name` },
];

const COMPARE: Record<WaterOrder, (one: WaterSummary, other: WaterSummary) => number> = {
  hours: (one, other) => other.hours - one.hours,
  last: (one, other) => (other.last_on ?? "").localeCompare(one.last_on ?? ""),
  fish: (one, other) => other.fish - one.fish,
  name: (one, other) => one.name.localeCompare(other.name, locale),
};

/** Those that are alike stay as the server has them: the one fished last comes first. */
export function sortWaters(waters: readonly WaterSummary[], order: WaterOrder): WaterSummary[] {
  return waters.toSorted(COMPARE[order]);
}
