import { roundTo } from "@creel/domain/units/round-to";
import type { MarkOfWater, RiverMark } from "@creel/domain/waters/river-mark";
import { t } from "@lingui/core/macro";

import { formatDecimals } from "../../i18n/numbers.ts";
import type { Units } from "../../units/make-units.ts";
import { unitOfMark } from "./mark-units.ts";

/** Example: "over 5.5 ft". */
export function describeMark({ quantity, direction, value }: RiverMark, units: Units): string {
  const { name, fromApi, decimals } = unitOfMark(units, quantity);
  const figure = formatDecimals(roundTo(fromApi(value), decimals), {
    min: 0,
    max: decimals,
    isGrouped: true,
  });
  const amount = `${figure} ${name}`;
  return direction === "over" ? t`over ${amount}` : t`under ${amount}`;
}

export function keyOfMark({ water, ...mark }: MarkOfWater): string {
  return `${water.id} ${slotOf(mark)}`;
}

/** A water has at most one mark in each slot. */
export function slotOf({ quantity, direction }: Pick<RiverMark, "quantity" | "direction">): string {
  return `${quantity} ${direction}`;
}

export function withoutWater({ quantity, direction, value }: MarkOfWater): RiverMark {
  return { quantity, direction, value };
}
